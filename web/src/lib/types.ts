/** What goes over the wire, as docs/protocol.md says it. */

export type Lang = 'en' | 'ru';
export type Value = boolean | number | string;

export interface Me {
  id: string;
  name: string;
  account: string | null;
}

export interface Choice {
  value: Value;
  text: string;
}

export interface Option {
  name: string;
  rule: string;
  text: string;
  kind: 'switch' | 'word' | 'number';
  default: Value;
  choices: Choice[];
  low: number | null;
  high: number | null;
}

export interface Level {
  level: string;
  text?: string;
}

export interface Game {
  name: string;
  title: string;
  seats: [number, number];
  usual_seats: number;
  bots: (string | Level)[];
  options: Option[];
}

export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  level: string | null;
  here: boolean;
  kept: boolean;
  ready: boolean;
}

export interface Difference {
  name: string;
  rule: string;
  text: string;
  value: string;
  standard: string;
}

export interface Fair {
  promised: string;
  salted: boolean[];
  deal_promised: string | null;
  deal_seed: string | null;
  seed: string | null;
  salts: (string | null)[] | null;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  state: 'waiting' | 'playing' | 'over' | 'frozen';
  number: number;
  open: boolean;
  hints: boolean;
  spectators: boolean;
  chat: 'free' | 'presets' | 'off';
  timer: number | null;
  asking: number;
  pace: number;
  options: Record<string, Value>;
  differs: Difference[];
  differs_text: string;
  clockwise: boolean;
  you: number | null;
  host: boolean;
  invite: string | null;
  link: string | null;
  seats: Seat[];
  fair: Fair;
  over: { winners: number[]; totals: number[] } | null;
  next: string | null;
  frozen: string | null;
}

export interface Meld {
  number: number;
  owner: number;
  cards: string[];
  label: string | null;
}

export interface Move {
  move: string;
  label: string | null;
  cards: string[];
  at: number[];
}

export interface Verb {
  verb: string;
  moves: Move[];
}

export interface Line {
  seat: number;
  points: number;
  rule: string;
  text: string | null;
}

export interface MatchOver {
  winners: number[];
  totals: number[];
  rule: string;
  bonuses: Line[];
  text: string | null;
}

export interface View {
  seat: number | null;
  deal: number;
  dealer: number;
  turn: number;
  phase: 'none' | 'draw' | 'play' | 'buy' | 'over';
  asked: number[];
  hand: string[];
  sizes: number[];
  stock: number;
  pile: string[];
  aside: number;
  restocked: number;
  table: Meld[];
  totals: number[];
  scores: number[];
  wins: number[];
  out: boolean[];
  winners: number[];
  sheet: Line[];
  over: MatchOver | null;
  facts: Record<string, unknown>;
  note: Record<string, unknown> | null;
  /** What holds in this deal, in words. */
  standing: string[];
  moves: Verb[];
}

export type Place = number | 'stock' | 'pile';

export interface Happened {
  event: 'dealt' | 'moved' | 'restocked' | 'table' | 'turn' | 'scored' | 'announced' | 'ended' | 'facts' | 'told';
  seat?: number;
  from?: Place;
  to?: Place;
  count?: number;
  cards?: string[] | null;
  given?: string[];
  taken?: string[];
  points?: number;
  rule?: string;
  winners?: number[];
}

export interface Refusal {
  rule: string | null;
  message: string;
  text: string | null;
}

export interface Candidate {
  move: string;
  verb: string;
  label: string | null;
  at: number[];
  refusal: Refusal | null;
}

export interface WholeView {
  type: 'view';
  id?: string;
  number: number;
  hash: string;
  left: number | null;
  log: string[];
  view: View;
}

export interface Update {
  type: 'update';
  number: number;
  seat: number | null;
  move: string | null;
  left: number | null;
  hash: string;
  events: Happened[];
  words: string[];
  change: Partial<View>;
}

export interface ChatLine {
  type: 'chat';
  name: string;
  seat: number | null;
  text: string;
  preset: string | null;
  at: number;
}

export interface Done {
  type: 'done';
  id: string;
  number: number;
}

export interface Refused extends Refusal {
  type: 'refused';
  id: string | null;
  code: string;
  number: number;
  missed: Update[] | null;
}

export interface Options {
  type: 'options';
  id: string;
  number: number;
  options: Candidate[];
}

export interface Hint {
  type: 'hint';
  id: string;
  number: number;
  move: string;
  label: string | null;
  melds: string[];
  left: string;
}

export type Incoming =
  | { type: 'hello'; table: Table; number: number; resumed: boolean; chat: ChatLine[]; muted: string[] }
  | WholeView
  | Update
  | Done
  | Refused
  | Options
  | Hint
  | { type: 'table'; table: Table }
  | ChatLine
  | { type: 'asking'; seats: number[]; left: number | null };

export type Reply = Done | Refused | Options | Hint | WholeView;
