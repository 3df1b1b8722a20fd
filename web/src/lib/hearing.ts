import { cardWords } from './cards';
import type { Playing } from './playing.svelte';
import type { Session } from './session.svelte';
import { speech } from './speech.svelte';
import { listed, t } from './words';

// What one asks to hear: each says one thing about the table.

export function saySeats(session: Session): void {
  const { view } = session;
  const said = (session.table?.seats ?? []).map((seat) =>
    t('ui-count-of', { name: session.name(seat.seat), cards: t('count-cards', { n: view?.sizes[seat.seat] ?? 0 }) }),
  );
  speech.say(`${said.join('; ')}. ${t('ui-stock', { n: view?.stock ?? 0 })}.`);
}

export function sayScores(session: Session): void {
  const { view } = session;
  const said = (session.table?.seats ?? []).map((seat) =>
    t('ui-score-of', { name: session.name(seat.seat), total: view?.totals[seat.seat] ?? 0, deal: view?.scores[seat.seat] ?? 0 }),
  );
  speech.say(said.join('; '));
}

export function sayTurn({ session, status }: Playing): void {
  const labels = session.moves.filter((move) => move.cards.length === 0).map((move) => move.label ?? move.move);
  const rest = session.mine ? t('ui-may', { moves: listed(labels) || '–', n: session.playable.size }) : '';
  speech.say(`${status}. ${rest}`);
}

export function sayPile({ view }: Session): void {
  const pile = view?.pile ?? [];
  const top = pile[pile.length - 1];
  speech.say(top === undefined ? t('ui-pile-empty') : t('ui-pile', { card: cardWords(top), n: pile.length }));
}

export function sayPrepared({ hand }: Session): void {
  const said = hand.drafts.map((draft, at) =>
    t('ui-prepared-meld', { n: at + 1, cards: listed(hand.of(draft.keys).map((card) => cardWords(card))) }),
  );
  speech.say(said.join('; ') || t('ui-none-prepared'));
}
