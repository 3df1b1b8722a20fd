import { bare, sameCards } from './cards';
import { Hand } from './hand.svelte';
import { settings } from './settings.svelte';
import { Socket, type Link } from './socket';
import { play, type Sound } from './sound';
import { speech } from './speech.svelte';
import type {
  Candidate,
  ChatLine,
  Hint,
  Incoming,
  Move,
  Refusal,
  Refused,
  Reply,
  Table,
  Update,
  View,
  WholeView,
} from './types';
import { viewHash } from './view-hash';
import { t } from './words';

export interface LogEntry {
  id: number;
  seat: number | null;
  lines: string[];
}

const MOST_ENTRIES = 200;
/** Nobody's seat: what happened before one came is told without who did it. */
const LONG_AGO = -1;
let counter = 0;

/** One's place at a table: what the server has told, and what one asks of it. */
export class Session {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  number = $state(0);
  link = $state<Link>('connecting');
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  muted = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  deadline = $state<number | null>(null);
  asking = $state.raw<number[]>([]);
  busy = $state(false);
  /** The latest step, for what is shown as movement. */
  last = $state.raw<Update | null>(null);
  /** The melds that the latest step laid or changed: owner and number. */
  touched = $state.raw<string[]>([]);
  readonly hand = new Hand();
  private hash = '';
  private played: number[] = [];
  private heard: string[] = [];
  private readonly socket: Socket;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.socket = new Socket(
      () => this.address(),
      (message) => this.hear(message),
      (link) => (this.link = link),
    );
  }

  close(): void {
    this.socket.close();
  }

  // ---- What may be done ----

  get moves(): Move[] {
    return this.view?.moves.flatMap((verb) => verb.moves).filter((move) => move.move !== 'timeout') ?? [];
  }

  get mine(): boolean {
    return this.moves.length > 0;
  }

  name(seat: number | null): string {
    if (seat === null) return '';
    return this.table?.seats[seat]?.name ?? t('ui-seat', { n: seat + 1 });
  }

  get names(): string[] {
    return (this.table?.seats ?? []).map((seat) => this.name(seat.seat));
  }

  offers(verb: string): Move[] {
    return this.moves.filter((move) => move.move.split(' ')[0] === verb);
  }

  offered(move: string): Move | undefined {
    return this.moves.find((one) => one.move === move);
  }

  /** Cards of the hand that some move plays. */
  get playable(): Set<string> {
    return new Set(this.moves.flatMap((move) => move.cards.map(bare)));
  }

  // ---- What one says ----

  async move(text: string, played: number[] = []): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.dismiss();
    this.played = played;
    const reply = await this.socket.send({ type: 'move', expected: this.number, move: text });
    this.busy = false;
    if (reply.type === 'refused') {
      this.refused(reply);
      return false;
    }
    this.hand.picked = [];
    return true;
  }

  async say(command: 'deal' | 'away' | 'back' | 'time'): Promise<void> {
    const expected = command === 'deal' ? { expected: this.number } : {};
    this.answered(await this.socket.send({ type: command, ...expected }));
  }

  async talk(what: { text: string } | { preset: string }): Promise<void> {
    this.answered(await this.socket.send({ type: 'chat', ...what }));
  }

  async mute(name: string, on: boolean): Promise<void> {
    this.answered(await this.socket.send({ type: 'mute', name, on }));
    this.muted = on ? [...this.muted, name] : this.muted.filter((one) => one !== name);
  }

  /** What can be done with these cards: what is offered for them, and where that is all, why not. */
  async options(cards: string, at: number | null): Promise<Candidate[]> {
    const reply = await this.socket.send({ type: 'options', cards, at });
    if (reply.type === 'refused') return [{ move: '', verb: '', label: null, at: [], refusal: reply }];
    return reply.type === 'options' ? reply.options : [];
  }

  /** The moves that play just these cards, as far as they are known here. */
  known(cards: string[]): Candidate[] {
    const meant = cards.map(bare);
    if (meant.length === 0) return [];
    return this.moves
      .filter((move) => sameCards(move.cards.map(bare), meant))
      .map((move) => ({ ...move, verb: move.move.split(' ')[0] ?? '', refusal: null }));
  }

  async askHint(): Promise<void> {
    const reply = await this.socket.send({ type: 'hint' });
    if (reply.type === 'hint') {
      this.dismiss();
      this.hint = reply;
      speech.say(t('ui-hint-says', { move: reply.label ?? reply.move }));
    } else this.answered(reply);
  }

  /** What was told of the last move, or of the next, is no longer of interest. */
  dismiss(): void {
    this.refusal = null;
    this.hint = null;
  }

  show(refusal: Refusal): void {
    this.refusal = refusal;
    play('refusal');
    speech.say(refusal.rule === null ? refusal.message : `${refusal.message} (${refusal.rule})`, 'urgent');
  }

  private answered(reply: Reply): void {
    if (reply.type === 'refused') this.refused(reply);
  }

  private refused(reply: Refused): void {
    this.show(reply);
    if (reply.code !== 'stale') return;
    if (reply.missed === null) void this.whole();
    else for (const update of reply.missed) this.update(update);
  }

  // ---- What the server says ----

  private address(): string {
    const asked = new URLSearchParams({ lang: settings.lang });
    if (this.invite !== null) asked.set('invite', this.invite);
    if (this.view !== null) {
      asked.set('after', String(this.number));
      asked.set('hash', this.hash);
    }
    return `/ws/tables/${encodeURIComponent(this.id)}?${asked}`;
  }

  private hear(message: Incoming): void {
    switch (message.type) {
      case 'hello':
        this.table = message.table;
        this.chat = message.chat;
        this.muted = message.muted;
        break;
      case 'view':
        this.begin(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat, message].slice(-MOST_ENTRIES);
        this.unread += 1;
        speech.say(t('ui-chat-said', { name: message.name, text: message.text }), 'chat');
        break;
      case 'asking':
        this.asking = message.seats;
        this.until(message.left);
        break;
    }
  }

  /** Whose view is another than the server's asks for the whole of it. */
  private async compare(view: View, message: Update): Promise<void> {
    const hash = await viewHash(view);
    if (hash !== message.hash && this.number === message.number) void this.whole();
  }

  private whole(): Promise<Reply> {
    return this.socket.send({ type: 'view' });
  }

  private begin(message: WholeView): void {
    const first = this.view === null || message.number > this.number;
    this.number = message.number;
    this.hash = message.hash;
    this.view = message.view;
    this.until(message.left);
    this.hand.become(message.view.hand);
    this.refusal = null;
    if (first) {
      this.write(null, message.log.slice(0, 1));
      this.write(LONG_AGO, message.log.slice(1));
      for (const line of message.log) speech.say(line, 'mine');
    }
  }

  private update(message: Update): void {
    const before = this.view;
    if (before === null) {
      void this.whole(); // the match has begun: until now there was nothing to see
      return;
    }
    if (message.number <= this.number) return;
    const view = { ...before, ...message.change };
    if (message.number !== this.number + 1) {
      void this.whole();
      return;
    }
    this.number = message.number;
    this.hash = message.hash;
    this.view = view;
    void this.compare(view, message);
    this.last = message;
    this.touched = meldsTouched(before, view);
    this.asking = view.asked;
    this.until(message.left);
    if (message.change.hand || message.seat === view.seat) this.hand.become(view.hand, this.played);
    this.played = [];
    if (message.seat !== view.seat) this.refusal = null;
    this.write(message.seat, message.words);
    this.tell(message, before, view);
  }

  /** One message for the whole turn of another; at once what is one's own, or what ends the deal. */
  private tell(message: Update, before: View, view: View): void {
    const own = message.seat !== null && message.seat === view.seat;
    const mineNow = view.moves.length > 0 && before.moves.length === 0;
    const ends = view.phase === 'over' || view.over !== null || message.seat === null;
    this.heard.push(...message.words);
    const turned = view.turn !== before.turn || view.phase === 'buy';
    if (own || ends || turned || mineNow || settings.verbosity === 'full') {
      const channel = own || mineNow ? 'mine' : ends ? 'scores' : 'others';
      const short = settings.verbosity === 'short' && !own && !ends;
      const lines = short ? this.heard.slice(-1) : this.heard;
      this.heard = [];
      speech.say(lines.join(' '), channel);
    }
    for (const sound of soundsOf(message, view)) play(sound);
    if (mineNow) play(view.phase === 'buy' ? 'buy' : 'turn');
  }

  private write(seat: number | null, lines: string[]): void {
    if (lines.length === 0) return;
    const last = this.log[this.log.length - 1];
    const rest = last && last.seat === seat && seat !== null ? this.log.slice(0, -1) : this.log;
    const before = rest === this.log ? [] : (last?.lines ?? []);
    const id = rest === this.log ? (counter += 1) : (last?.id ?? 0);
    this.log = [...rest, { id, seat, lines: [...before, ...lines] }].slice(-MOST_ENTRIES);
  }

  private until(left: number | null): void {
    this.deadline = left === null ? null : Date.now() + left * 1000;
  }
}

function meldsTouched(before: View, after: View): string[] {
  const old = new Map(before.table.map((meld) => [`${meld.owner}:${meld.number}`, meld.cards.join(' ')]));
  return after.table
    .filter((meld) => old.get(`${meld.owner}:${meld.number}`) !== meld.cards.join(' '))
    .map((meld) => `${meld.owner}:${meld.number}`);
}

function soundsOf(message: Update, view: View): Sound[] {
  const found = new Set<Sound>();
  for (const event of message.events) {
    if (event.event === 'moved') found.add(event.to === 'pile' ? 'discard' : 'draw');
    if (event.event === 'table') found.add('meld');
    if (event.event === 'ended') found.add('end');
  }
  if (message.move?.startsWith('knock')) found.add('knock');
  if (view.over !== null) found.add('end');
  return [...found];
}
