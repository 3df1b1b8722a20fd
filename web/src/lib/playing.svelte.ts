import { cardWords } from './cards';
import type { Session } from './session.svelte';
import { speech } from './speech.svelte';
import type { Candidate, Meld, Refusal } from './types';
import { listed, sentence, t } from './words';

/** One line of a menu: something to do, a place to go to, or what cannot be done and why. */
export interface Entry {
  label: string;
  key?: string;
  move?: string;
  act?: () => void;
  href?: string;
  refusal?: Refusal | null;
}

interface HandShown {
  focus: () => void;
  nextPlayable: (by: 1 | -1) => void;
}
interface MeldsShown {
  focus: () => boolean;
}
interface SandShown extends MeldsShown {
  confirm: () => Promise<void>;
  receive: (keys: number[], place: string) => void;
}

const MOST_LISTED = 60;

/** What somebody does at the table, by whatever means: cards become moves here. */
export class Playing {
  menu = $state.raw<{ title: string; entries: Entry[] } | null>(null);
  /** Whether the table, or one's own part of it, is being rearranged. */
  arranging = $state(false);
  // What is shown, as far as it is: the focus goes there.
  main: HTMLElement | undefined = $state.raw();
  handShown: HandShown | undefined = $state.raw();
  meldsShown: MeldsShown | undefined = $state.raw();
  sandShown: SandShown | undefined = $state.raw();

  constructor(readonly session: Session) {}

  get game(): string {
    return this.session.table?.game ?? '';
  }

  /** The verb with which one states the whole table as it shall lie afterwards. */
  get whole(): 'meld' | 'rearrange' | null {
    if (this.game === 'manipulation') return 'meld';
    return this.session.table?.options['manipulation'] === true ? 'rearrange' : null;
  }

  /** Where melds are each player's own, these are what one can arrange. */
  get own(): boolean {
    return this.game === 'marriage';
  }

  get mayArrange(): boolean {
    const { session } = this;
    return session.mine && session.view?.phase === 'play' && (this.whole !== null || (this.own && this.mine().length > 0));
  }

  get over(): boolean {
    return this.session.view?.phase === 'over' || this.session.view?.over != null;
  }

  /** Whose turn it is, or what else everybody waits for. */
  get status(): string {
    const { view, link } = this.session;
    if (!view) return '';
    if (link === 'lost' || link === 'connecting') return t('ui-reconnecting');
    if (view.over) return t('ui-match-over');
    if (this.over) return t('ui-deal-over');
    if (view.asked.length > 0) {
      return view.seat !== null && view.asked.includes(view.seat)
        ? t('ui-asked-you')
        : t('ui-asked', { names: listed(view.asked.map((seat) => this.session.name(seat))) });
    }
    return view.turn === view.seat ? t(`ui-your-turn-${view.phase}`) : t('ui-turn-of', { name: this.session.name(view.turn) });
  }

  /** One's own melds, where melds are owned. */
  private mine(): Meld[] {
    const { view } = this.session;
    return (view?.table ?? []).filter((meld) => meld.owner === view?.seat);
  }

  async act(move: string, keys: number[]): Promise<boolean> {
    const inside = document.activeElement?.closest('.tray') !== null;
    const done = await this.session.move(move, keys);
    // What one pressed may be gone: the keyboard stays in the game.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || (inside && !document.activeElement?.closest('.tray'))) this.back();
    });
    return done;
  }

  /** The keyboard goes to the hand. */
  back(): void {
    if (this.session.hand.loose.length > 0) this.handShown?.focus();
    else this.main?.focus({ preventScroll: true });
  }

  /** Make the only lawful move; where there are several, or none, ask which, or say why. */
  private choose(title: string, found: Candidate[], keys: number[], always = false): void {
    const lawful = found.filter((one) => one.refusal === null);
    if (!always && lawful.length === 1 && lawful[0]) {
      void this.act(lawful[0].move, keys);
      return;
    }
    if (!always && lawful.length === 0) {
      this.session.show(found.find((one) => one.refusal !== null)?.refusal ?? plain(t('ui-nothing-to-do')));
      return;
    }
    this.menu = { title, entries: found.map((one) => this.entry(one, keys)) };
  }

  private entry(one: Candidate, keys: number[]): Entry {
    return { label: one.label ?? one.move, move: one.move, act: () => void this.act(one.move, keys), refusal: one.refusal };
  }

  // ---- Stock and pile ----

  draw(): void {
    const stock = this.session.offers('draw').find((move) => move.move === 'draw stock' || move.move === 'draw');
    void this.act(stock?.move ?? (this.game === 'manipulation' ? 'draw' : 'draw stock'), []);
  }

  takePile(): void {
    const { session } = this;
    const found = session.offers('draw').filter((move) => move.move.startsWith('draw discard'));
    if (found.length === 0 && session.view?.phase === 'play' && session.hand.picked.length === 1) this.discard();
    else if (found.length > 1) this.choose(t('ui-pile-name'), found.map((move) => ({ ...move, verb: 'draw', refusal: null })), [], true);
    else void this.act(found[0]?.move ?? 'draw discard', []);
  }

  discard(keys = this.session.hand.meant): void {
    const [card, more] = this.session.hand.of(keys);
    if (card === undefined || more !== undefined) this.session.show(plain(t('ui-pick-one')));
    else void this.act(`discard ${card}`, keys);
  }

  // ---- Melds ----

  arrange(): void {
    this.arranging = true;
    this.session.dismiss();
    speech.say(t('ui-arranging-how'));
  }

  prepare(): void {
    const { hand } = this.session;
    const keys = hand.meant;
    if (keys.length === 0) return;
    const words = listed(hand.of(keys).map((card) => cardWords(card)));
    hand.prepare(keys);
    speech.say(t('ui-prepared-now', { n: hand.drafts.length, cards: words }));
    requestAnimationFrame(() => document.activeElement === document.body && this.back());
  }

  /** The melds that a move must state besides those that are prepared. */
  private base(): string[] {
    const melds = this.whole === 'meld' ? (this.session.view?.table ?? []) : this.own ? this.mine() : [];
    return melds.map((meld) => meld.cards.join(' '));
  }

  async layDown(): Promise<void> {
    const { session } = this;
    const { hand } = session;
    if (hand.drafts.length === 0 && hand.picked.length === 0) {
      session.show(plain(t('ui-none-prepared')));
      return;
    }
    const keys = hand.drafts.length > 0 ? hand.drafts.flatMap((draft) => draft.keys) : hand.picked;
    const text = hand.drafts.length > 0 ? hand.texts() : hand.of(keys).join(' ');
    const before = this.base();
    if (this.whole === 'meld') {
      void this.act(`meld ${[...before, text].join(' / ')}`, keys);
      return;
    }
    const found = await session.options(text, null);
    if (before.length > 0) found.push(...(await session.options([...before, text].join(' / '), null)));
    const melds = found.filter((one) => !['lay', 'swap', 'discard'].includes(one.verb) || hand.drafts.length === 0);
    this.choose(t('ui-lay-down'), [...melds].sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null)), keys);
  }

  /** The arrangement as a move; where several moves are made of melds, one is asked which. */
  async confirmed(groups: string, keys: number[]): Promise<boolean> {
    if (this.whole !== null) return this.act(`${this.whole} ${groups}`, keys);
    const was = this.session.number;
    this.choose(t('ui-lay-down'), layOutsFirst(await this.session.options(groups, null)), keys);
    return this.session.number !== was;
  }

  /** Whether cards of this meld may go back to the hand: where melds are owned, one may state one's own anew. */
  returns(meld: Meld): boolean {
    return this.own && this.mayArrange && meld.owner === this.session.view?.seat;
  }

  /** Take a meld, or the one card of it at this place, back into the hand. */
  async takeBack(meld: Meld, at: number | null = null): Promise<void> {
    const left = this.mine().map((one) =>
      one.number !== meld.number ? one.cards : at === null ? [] : one.cards.filter((_, place) => place !== at),
    );
    const groups = left.filter((cards) => cards.length > 0).map((cards) => cards.join(' '));
    const found = groups.length > 0 ? await this.session.options(groups.join(' / '), null) : [];
    this.choose(t('ui-take-back-to-hand'), found.filter(isLayOut), []);
  }

  async onMeld(meld: Meld, keys = this.session.hand.picked, always = false): Promise<void> {
    if (this.arranging) return;
    const found = await this.session.options(this.session.hand.of(keys).join(' '), meld.number);
    const title = sentence(meld.label ?? t('ui-meld', { n: meld.number }));
    this.choose(title, found, keys, always || keys.length === 0);
    if (this.menu && this.returns(meld)) {
      const back = { label: t('ui-take-back-to-hand'), key: 'back', act: () => void this.takeBack(meld) };
      this.menu = { title, entries: [...this.menu.entries, back] };
    }
  }

  // ---- Menus ----

  /** What can be done with the picked cards. */
  async whatCan(keys = this.session.hand.meant): Promise<void> {
    const cards = this.session.hand.of(keys);
    const found = await this.session.options(cards.join(' '), null);
    const entries = found.map((one) => this.entry(one, keys));
    if (keys.length > 0) entries.push({ label: t('ui-prepare', { n: keys.length }), act: () => this.prepare() });
    this.menu = { title: listed(cards.map((card) => cardWords(card))), entries };
  }

  /** Everything that is offered, as a list to choose from. */
  allMoves(): void {
    const offered = this.session.moves.slice(0, MOST_LISTED);
    const entries = offered.map((one) => ({ label: one.label ?? one.move, move: one.move, act: () => void this.act(one.move, []) }));
    this.menu = { title: t('ui-all-moves'), entries };
  }

  // ---- Dragging ----

  /** A card of the hand, with all that are picked if it is one of them, was dropped at this place (`data-drop`). */
  async dropped(key: number, place: string): Promise<void> {
    const { hand, view } = this.session;
    const keys = hand.picked.includes(key) ? hand.picked : [key];
    const [kind, what = ''] = place.split(':');
    if (kind === 'hand') hand.move(key, what === '' ? null : Number(what));
    else if (kind === 'pile') this.discard(keys);
    else if (kind === 'draft') hand.prepare(keys, Number(what));
    else if (this.sandShown && (kind === 'group' || kind === 'melds')) this.sandShown.receive(keys, place);
    else if (kind === 'melds') hand.prepare(keys);
    else if (kind === 'meld') {
      const meld = view?.table.find((one) => one.number === Number(what));
      if (meld) await this.onMeld(meld, keys);
    }
  }
}

const isLayOut = (one: Candidate): boolean => one.move.startsWith('lay out');
const layOutsFirst = (found: Candidate[]): Candidate[] => [...found.filter(isLayOut), ...found.filter((one) => !isLayOut(one))];
const plain = (message: string): Refusal => ({ rule: null, message, text: null });
