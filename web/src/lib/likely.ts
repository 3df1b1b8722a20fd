import { bare, faceOf, isJoker, RANKS, SUITS, type CardText } from './cards';

// How cards that somebody puts together lie, and what a joker among them most likely stands for. A guess, to save
// work: whoever means something else says so, and what is lawful the server says.

const seen = (card: CardText): string => faceOf(card) ?? bare(card);
const rankAt = (face: string): number => (RANKS as readonly string[]).indexOf(face.charAt(0));

/** In a run the cards stand in their order; the ace last where there is a king and no two. */
export function ordered<T>(group: T[], card: (one: T) => CardText): T[] {
  const faces = group.map((one) => seen(card(one)));
  const high = faces.some((face) => face.startsWith('K')) && !faces.some((face) => face.startsWith('2'));
  const place = (face: string): number => {
    const rank = rankAt(face);
    if (rank < 0) return 99;
    return (rank === 0 && high ? 13 : rank) * 4 + (SUITS as readonly string[]).indexOf(face.charAt(1));
  };
  return [...group].sort((a, b) => place(seen(card(a))) - place(seen(card(b))));
}

/** The face that a joker without one most likely stands for among these cards. */
export function likely(cards: CardText[]): string | null {
  const faces = cards.filter((card) => !isJoker(card) || faceOf(card) !== null).map(seen);
  const [one] = faces;
  if (one === undefined || faces.length < 2) return null;
  if (faces.every((face) => face.charAt(0) === one.charAt(0))) {
    const suit = SUITS.find((each) => !faces.includes(one.charAt(0) + each));
    return suit ? one.charAt(0) + suit : null;
  }
  if (!faces.every((face) => face.charAt(1) === one.charAt(1))) return null;
  const rank = RANKS[wanting(faces.map(rankAt).sort((a, b) => a - b)) % RANKS.length];
  return rank === undefined ? null : rank + one.charAt(1);
}

/** The place of the rank that a run wants: in its gap, else above it, else below. */
function wanting(ranks: number[]): number {
  const high = ranks[0] === 0 && ranks.includes(12) ? [...ranks.slice(1), 13] : ranks;
  const from = high[0] ?? 0;
  const gap = high.find((rank, at) => rank !== from + at);
  if (gap !== undefined) return gap - 1;
  const above = (high[high.length - 1] ?? 0) + 1;
  return above <= 13 ? above : from - 1;
}
