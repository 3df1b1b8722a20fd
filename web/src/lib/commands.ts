import { sayPile, sayPrepared, sayScores, saySeats, sayTurn } from './hearing';
import { actionOf, type Action } from './keys';
import type { Playing } from './playing.svelte';
import { settings } from './settings.svelte';
import { speech } from './speech.svelte';
import { t } from './words';

/** What the table's keys do that needs more than the table. */
export interface Around {
  keys: () => void;
  chat: () => void;
}

/** These belong to a button that has the focus. */
const OF_BUTTONS: Action[] = ['pick', 'draw', 'menu', 'discard'];

export function sort({ session }: Playing, by: 'suit' | 'rank' | 'own'): void {
  session.hand.sort(by);
  speech.say(t(`ui-sorted-${by}`));
}

/** What a key pressed at the table does. */
export function keyboard(playing: Playing, around: Around): (event: KeyboardEvent) => void {
  const { session } = playing;
  const { hand } = session;
  const toggle = (): void => void (hand.current !== null && hand.toggle(hand.current));
  const does: Record<Action, () => void> = {
    pick: () => (document.activeElement === playing.main ? playing.back() : toggle()),
    menu: () => void playing.whatCan(),
    draw: () => (session.offers('draw').length > 0 ? playing.draw() : toggle()),
    pile: () => sayPile(session),
    takePile: () => playing.takePile(),
    discard: () => playing.discard(),
    prepare: () => playing.prepare(),
    layDown: () => void (playing.sandShown ? playing.sandShown.confirm() : playing.layDown()),
    hearPrepared: () => sayPrepared(session),
    melds: () => {
      if (!(playing.sandShown ?? playing.meldsShown)?.focus()) speech.say(t('ui-no-melds'));
    },
    hand: () => playing.back(),
    counts: () => saySeats(session),
    scores: () => sayScores(session),
    turn: () => sayTurn(playing),
    all: () => playing.allMoves(),
    next: () => playing.handShown?.nextPlayable(1),
    previous: () => playing.handShown?.nextPlayable(-1),
    bySuit: () => sort(playing, 'suit'),
    byRank: () => sort(playing, 'rank'),
    own: () => sort(playing, 'own'),
    older: () => speech.review(-1),
    newer: () => speech.review(1),
    hint: () => void session.askHint(),
    rules: () => void open(`/rules/${playing.game}?table=${session.id}`, '_blank'),
    ...around,
  };

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.code === 'Escape') {
      if (hand.picked.length > 0 && target.closest('[role=listbox]')) hand.unpick();
      else playing.back();
      return;
    }
    if (target.closest('input, textarea, select, summary')) return;
    const action = actionOf(settings.keys, event);
    if (action === null) return;
    const button = target.closest<HTMLElement>('button, a');
    if (button && OF_BUTTONS.includes(action)) {
      const { meld: number, owner } = button.dataset;
      const meld = session.view?.table.find((one) => one.number === Number(number) && one.owner === Number(owner));
      if (action === 'menu' && meld) {
        event.preventDefault();
        void playing.onMeld(meld, hand.picked, true);
      }
      return;
    }
    event.preventDefault();
    does[action]();
  };
}
