import { settings } from './settings.svelte';

export type Channel = 'mine' | 'others' | 'melds' | 'scores' | 'chat' | 'answer' | 'urgent';

export interface Spoken {
  id: number;
  text: string;
}

const MOST = 200;
let counter = 0;

/** What a screen reader says by itself. Only added to: what has been said stays, and is never said again. */
class Speech {
  polite = $state<Spoken[]>([]);
  urgent = $state<Spoken[]>([]);
  /** Where `older` and `newer` have gone to among all that was said. */
  private readonly all: string[] = [];
  private at = 0;

  say(text: string, channel: Channel = 'answer'): void {
    if (text === '' || !this.wanted(channel)) return;
    const list = channel === 'urgent' ? this.urgent : this.polite;
    list.push({ id: (counter += 1), text });
    if (list.length > MOST) list.splice(0, list.length - MOST);
    if (channel !== 'answer') {
      this.all.push(text);
      this.all.splice(0, this.all.length - MOST);
      this.at = this.all.length;
    }
  }

  /** An older (-1) or newer (1) message once more, because one asks for it. */
  review(step: number): void {
    this.at = Math.max(0, Math.min(this.all.length - 1, this.at + step));
    this.say(this.all[this.at] ?? '', 'answer');
  }

  private wanted(channel: Channel): boolean {
    if (settings.verbosity !== 'short') return true;
    return channel !== 'others' && channel !== 'scores';
  }
}

export const speech = new Speech();
