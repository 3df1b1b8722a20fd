import { t } from './words';

/** A card as it is written: `TD`, `X`, `X=7H`. */
export type CardText = string;

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const LETTERS = { latin: { S: 'S', H: 'H', D: 'D', C: 'C' }, cyrillic: { S: 'П', H: 'Ч', D: 'Б', C: 'Т' } };

export const bare = (card: CardText): string => card.split('=')[0] ?? card;
export const faceOf = (card: CardText): string | null => card.split('=')[1] ?? null;
export const rankOf = (card: CardText): string => bare(card).charAt(0);
export const suitOf = (card: CardText): string => bare(card).charAt(1);
export const isJoker = (card: CardText): boolean => bare(card) === 'X';

function plainly(card: string, form: string): string {
  if (card === 'X') return t('card-joker', { form });
  const rank = t(`rank-${card.charAt(0)}`, { form });
  return t('card-natural', { form, rank, suit: t(`suit-${card.charAt(1)}`, { form: 'gen' }) });
}

/** The whole card, for the ear: `ten of diamonds`. */
export function cardWords(card: CardText, form = 'nom'): string {
  const face = faceOf(card);
  const words = plainly(bare(card), form);
  return face === null || face === '?' ? words : t('card-as', { card: words, face: plainly(face, 'acc') });
}

const order = (list: readonly string[], what: string): number => {
  const at = list.indexOf(what);
  return at < 0 ? list.length : at;
};

export const bySuit = (a: CardText, b: CardText): number =>
  order(SUITS, suitOf(a)) - order(SUITS, suitOf(b)) || order(RANKS, rankOf(a)) - order(RANKS, rankOf(b));
export const byRank = (a: CardText, b: CardText): number =>
  order(RANKS, rankOf(a)) - order(RANKS, rankOf(b)) || order(SUITS, suitOf(a)) - order(SUITS, suitOf(b));

export const sameCards = (a: string[], b: string[]): boolean =>
  a.length === b.length && [...a].sort().join(' ') === [...b].sort().join(' ');
