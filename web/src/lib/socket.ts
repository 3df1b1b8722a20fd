import type { Incoming, Reply } from './types';

type Command = Record<string, unknown> & { type: string };
type Waiting = { text: string; settle: (reply: Reply) => void; asked: boolean; since: number };

export type Link = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'gone' | 'logged-out';

/** Close codes after which nothing would come of connecting again. */
const ENDS: Record<number, Link> = { 4000: 'elsewhere', 4001: 'gone', 4002: 'logged-out' };

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const FULL_AGAIN = 700;
let counter = 0;
const origin = Math.random().toString(36).slice(2, 10);

/** A table's socket: it comes back by itself, and says again what was not answered. */
export class Socket {
  private ws: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: Incoming) => void,
    private readonly state: (link: Link) => void,
  ) {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    this.ws?.close();
  }

  /** Say something and wait for the answer; it is said again after a break, with the same id. */
  send(command: Command): Promise<Reply> {
    const id = `${origin}-${(counter += 1)}`;
    const text = JSON.stringify({ ...command, id });
    const asked = command.type === 'options' || command.type === 'hint' || command.type === 'view';
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle, asked, since: Date.now() });
      if (this.ws?.readyState === WebSocket.OPEN) this.ws.send(text);
    });
  }

  private readonly again = (): void => {
    if (this.closed || this.ws !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.state('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const ws = new WebSocket(`${scheme}://${location.host}${this.address()}`);
    this.ws = ws;
    ws.onmessage = (event) => this.read(JSON.parse(event.data as string) as Incoming);
    ws.onclose = (event) => this.left(ws, event.code);
  }

  private read(message: Incoming): void {
    if (message.type === 'hello') {
      this.tries = 0;
      this.state('open');
      this.hear(message);
      for (const { text } of this.waiting.values()) this.ws?.send(text);
      return;
    }
    if (message.type === 'refused' && message.code === 'too-fast' && message.id !== null) {
      const one = this.waiting.get(message.id);
      if (one) {
        setTimeout(() => this.ws?.readyState === WebSocket.OPEN && this.ws.send(one.text), FULL_AGAIN);
        return;
      }
    }
    const id = 'id' in message ? message.id : undefined;
    const one = id === undefined || id === null ? undefined : this.waiting.get(id);
    this.hear(message);
    if (one && id) {
      this.waiting.delete(id);
      one.settle(message as Reply);
    }
  }

  private left(ws: WebSocket, code: number): void {
    if (this.ws !== ws) return;
    this.ws = null;
    if (this.closed) return;
    const end = ENDS[code];
    if (end !== undefined) {
      this.closed = true;
      this.state(end);
      return;
    }
    this.state('lost');
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 8000;
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
  }
}
