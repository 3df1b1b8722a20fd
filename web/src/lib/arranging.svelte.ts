import { cardWords, type CardText } from './cards';
import type { Hand } from './hand.svelte';
import { likely, ordered } from './likely';
import type { Session } from './session.svelte';
import { speech } from './speech.svelte';
import { listed, t } from './words';

/** A card that lies here; `key` where it came from the hand. */
export interface Piece {
  id: number;
  card: CardText;
  key: number | null;
}

let counter = 0;

/** A table that somebody rearranges: nobody sees it until it is a move. */
export class Arranging {
  groups = $state.raw<Piece[][]>([]);
  past = $state.raw<Piece[][][]>([]);
  picked = $state.raw<number[]>([]);
  focused = $state<number | null>(null);
  readonly hand: Hand;

  /** *own*: only one's own melds are arranged, as each has their own. */
  constructor(
    private readonly session: Session,
    private readonly own: boolean,
  ) {
    this.hand = session.hand;
    this.reset();
  }

  /** As it is before anything is moved: the table as it lies, and what one has prepared. */
  reset(): void {
    const { view } = this.session;
    const melds = (view?.table ?? []).filter((meld) => !this.own || meld.owner === view?.seat);
    const lying = melds.map((meld) => meld.cards.map((card): Piece => ({ id: (counter += 1), card, key: null })));
    const drafts = this.hand.drafts.filter((draft) => draft.id > 0);
    this.groups = [...lying, ...drafts.map((draft) => this.fromHand(draft.keys))];
    this.past = [];
    this.picked = [];
  }

  private fromHand(keys: number[]): Piece[] {
    return keys.map((key) => ({ id: (counter += 1), card: this.hand.of([key])[0] ?? '', key }));
  }

  get all(): Piece[] {
    return this.groups.flat();
  }

  /** The cards of the hand that lie here. */
  get used(): number[] {
    return this.all.flatMap((piece) => (piece.key === null ? [] : [piece.key]));
  }

  /** How many cards go where one puts them next. */
  get moving(): number {
    return this.picked.length + this.hand.picked.filter((key) => !this.used.includes(key)).length;
  }

  get text(): string {
    return this.groups.map((group) => group.map((piece) => piece.card).join(' ')).join(' / ');
  }

  /** The cards that lie here are not in the hand meanwhile: they are prepared, to the hand. */
  lend(): void {
    this.hand.drafts = this.used.length > 0 ? [{ id: -1, keys: this.used }] : [];
  }

  end(): void {
    this.hand.drafts = this.hand.drafts.filter((draft) => draft.id !== -1);
  }

  toggle(id: number): void {
    this.picked = this.picked.includes(id) ? this.picked.filter((one) => one !== id) : [...this.picked, id];
  }

  private change(next: Piece[][], said: string): void {
    this.past = [...this.past, this.groups];
    this.groups = next.filter((group) => group.length > 0).map((group) => this.tidy(group));
    this.picked = [];
    this.hand.picked = [];
    speech.say(said);
  }

  private tidy(group: Piece[]): Piece[] {
    const face = likely(group.map((piece) => piece.card));
    const named = group.map((piece) => (piece.card === 'X' && face !== null ? { ...piece, card: `X=${face}` } : piece));
    // Where natural cards are wild, their place says what they stand for.
    return this.own ? named : ordered(named, (piece) => piece.card);
  }

  /** What is picked goes to the group of this place, or makes a new one. */
  put(at: number | null, ids = this.picked, keys = this.hand.picked): void {
    const going = [
      ...this.all.filter((piece) => ids.includes(piece.id)),
      ...this.fromHand(keys.filter((key) => !this.used.includes(key))),
    ];
    if (going.length === 0) return;
    const rest = this.groups.map((group) => group.filter((piece) => !ids.includes(piece.id)));
    const next = at === null ? [...rest, going] : rest.map((group, place) => (place === at ? [...group, ...going] : group));
    const cards = listed(going.map((piece) => cardWords(piece.card)));
    this.change(next, at === null ? t('ui-put-new', { cards }) : t('ui-put-to', { cards, n: at + 1 }));
    this.focused = going[0]?.id ?? null;
  }

  /** Whether this card may go to the hand: those of a common table stay on it. */
  returns(piece: Piece): boolean {
    return this.own || piece.key !== null;
  }

  /** Of these cards those that may go back to the hand do so. */
  takeBack(ids = this.picked): void {
    const back = this.all.filter((piece) => ids.includes(piece.id) && this.returns(piece));
    if (back.length === 0) return;
    this.change(
      this.groups.map((group) => group.filter((piece) => !back.includes(piece))),
      t('ui-taken-back', { cards: listed(back.map((piece) => cardWords(piece.card))) }),
    );
  }

  undo(): void {
    this.groups = this.past[this.past.length - 1] ?? this.groups;
    this.past = this.past.slice(0, -1);
    this.picked = [];
  }

  /** Say what a joker stands for. */
  name(id: number, face: string): void {
    const card = `X=${face}`;
    this.change(
      this.groups.map((group) => group.map((one) => (one.id === id ? { ...one, card } : one))),
      cardWords(card),
    );
  }

  /** A card from here, with all that are picked if it is one of them, was dropped at this place (`data-drop`). */
  dropped(id: number, place: string): void {
    const [kind, what = ''] = place.split(':');
    const ids = this.picked.includes(id) ? this.picked : [id];
    if (kind === 'group') this.put(Number(what), ids, []);
    else if (kind === 'melds') this.put(null, ids, []);
    else if (kind === 'hand') this.takeBack(ids);
  }

  /** Where the focus goes with this arrow: along the cards, or to the group above or below. */
  beside(code: string): Piece | null {
    const { all, groups } = this;
    const at = all.findIndex((piece) => piece.id === this.focused);
    if (code === 'ArrowDown' || code === 'ArrowUp') {
      const group = groups.findIndex((one) => one.some((other) => other.id === this.focused));
      const next = groups[(group + (code === 'ArrowDown' ? 1 : -1) + groups.length) % groups.length];
      return next?.[0] ?? null;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: all.length - 1 - at }[code];
    return by === undefined ? null : (all[(at + by + all.length) % all.length] ?? null);
  }
}
