import { byRank, bySuit, type CardText } from './cards';

/** A card of one's hand: two of the same face are two cards to the eye, though not to the rules. */
export interface Held {
  key: number;
  card: CardText;
}

export interface Draft {
  id: number;
  keys: number[];
}

let counter = 0;

/** One's hand as one has put it in order, what is picked, and the melds that are prepared but not laid. */
export class Hand {
  cards = $state.raw<Held[]>([]);
  picked = $state.raw<number[]>([]);
  drafts = $state.raw<Draft[]>([]);
  fresh = $state.raw<number[]>([]);
  focused = $state<number | null>(null);
  private sorting: 'suit' | 'rank' | 'own' = 'suit';
  private own: number[] = [];

  /** The cards that are not in a prepared meld, in their order. */
  get loose(): Held[] {
    const away = new Set(this.drafts.flatMap((draft) => draft.keys));
    return this.cards.filter((held) => !away.has(held.key));
  }

  /** The card that has, or would have, the focus: cards go away under it. */
  get current(): number | null {
    const loose = this.loose;
    return (loose.find((held) => held.key === this.focused) ?? loose[0])?.key ?? null;
  }

  of(keys: number[]): CardText[] {
    return keys.map((key) => this.cards.find((held) => held.key === key)?.card ?? '').filter((card) => card !== '');
  }

  /** What is meant: the picked cards, else the one that has the focus. */
  get meant(): number[] {
    if (this.picked.length > 0) return this.picked;
    return this.current === null ? [] : [this.current];
  }

  /** The server says which cards there are; *played* go first where there is a choice. */
  become(cards: CardText[], played: number[] = []): void {
    const wanted = new Map<CardText, number>();
    for (const card of cards) wanted.set(card, (wanted.get(card) ?? 0) + 1);
    const kept = new Set<number>();
    const prepared = new Set(this.drafts.flatMap((draft) => draft.keys));
    const rank = (key: number): number => (played.includes(key) ? 2 : prepared.has(key) ? 0 : 1);
    for (const held of [...this.cards].sort((a, b) => rank(a.key) - rank(b.key))) {
      const left = wanted.get(held.card) ?? 0;
      if (left > 0) {
        kept.add(held.key);
        wanted.set(held.card, left - 1);
      }
    }
    const stay = this.cards.filter((held) => kept.has(held.key));
    const added: Held[] = [];
    for (const [card, left] of wanted) {
      for (let at = 0; at < left; at += 1) added.push({ key: (counter += 1), card });
    }
    const wasEmpty = stay.length === 0;
    const at = this.loose.findIndex((held) => held.key === this.focused);
    this.cards = [...stay, ...added];
    this.fresh = wasEmpty ? [] : added.map((held) => held.key);
    this.picked = this.picked.filter((key) => kept.has(key));
    this.drafts = this.drafts
      .map((draft) => ({ ...draft, keys: draft.keys.filter((key) => kept.has(key)) }))
      .filter((draft) => draft.keys.length > 0);
    if (wasEmpty || this.sorting !== 'own') this.arrange();
    if (!this.loose.some((held) => held.key === this.focused)) {
      this.focused = (this.loose[Math.max(0, Math.min(at, this.loose.length - 1))] ?? null)?.key ?? null;
    }
  }

  toggle(key: number): void {
    this.picked = this.picked.includes(key) ? this.picked.filter((one) => one !== key) : [...this.picked, key];
  }

  unpick(): void {
    this.picked = [];
  }

  /** Sort, or (`own`) put back the order that one made. */
  sort(by: 'suit' | 'rank' | 'own'): void {
    this.sorting = by;
    this.arrange();
  }

  private arrange(): void {
    if (this.sorting === 'own') {
      const place = (key: number): number => (this.own.includes(key) ? this.own.indexOf(key) : this.own.length);
      this.cards = [...this.cards].sort((a, b) => place(a.key) - place(b.key));
      return;
    }
    const order = this.sorting === 'suit' ? bySuit : byRank;
    this.cards = [...this.cards].sort((a, b) => order(a.card, b.card));
  }

  /** Put a card (with all that are picked, if it is one of them) before another, or last. */
  move(key: number, before: number | null): void {
    const moving = this.picked.includes(key) ? this.picked : [key];
    if (before !== null && moving.includes(before)) return;
    const rest = this.cards.filter((held) => !moving.includes(held.key));
    const going = this.cards.filter((held) => moving.includes(held.key));
    const at = before === null ? rest.length : rest.findIndex((held) => held.key === before);
    this.cards = [...rest.slice(0, at), ...going, ...rest.slice(at)];
    this.own = this.cards.map((held) => held.key);
    this.sorting = 'own';
  }

  /** Start a meld with the meant cards, or add them to the one with this number. */
  prepare(keys: number[], to: number | null = null): void {
    if (keys.length === 0) return;
    const without = this.drafts
      .map((draft) => ({ ...draft, keys: draft.keys.filter((key) => !keys.includes(key)) }))
      .filter((draft) => draft.keys.length > 0 || draft.id === to);
    const found = to === null ? undefined : without.find((draft) => draft.id === to);
    this.drafts = found
      ? without.map((draft) => (draft === found ? { ...draft, keys: [...draft.keys, ...keys] } : draft))
      : [...without, { id: (counter += 1), keys }];
    this.picked = this.picked.filter((key) => !keys.includes(key));
  }

  /** Take a prepared meld, or one card of it, back into the hand. */
  dissolve(id: number, key: number | null = null): void {
    this.drafts = this.drafts
      .map((draft) =>
        draft.id === id ? { ...draft, keys: key === null ? [] : draft.keys.filter((one) => one !== key) } : draft,
      )
      .filter((draft) => draft.keys.length > 0);
  }

  texts(): string {
    return this.drafts.map((draft) => this.of(draft.keys).join(' ')).join(' / ');
  }
}
