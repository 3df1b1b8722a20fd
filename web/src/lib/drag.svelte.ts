import type { CardText } from './cards';
import { play } from './sound';

/** What is being dragged, and over which place (`data-drop`) it is. */
export const dragging = $state<{ cards: CardText[]; x: number; y: number; over: string | null; width: number }>({
  cards: [],
  x: 0,
  y: 0,
  over: null,
  width: 0,
});

export interface Dragged {
  cards: () => CardText[];
  drop: (place: string) => void;
  off?: boolean;
}

const FAR = 7;

const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;

/** Cards can be dragged by this element; a click on it remains a click. */
export function draggable(node: HTMLElement, given: Dragged): { update: (next: Dragged) => void; destroy: () => void } {
  let now = given;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const stop = (): void => {
    if (from !== null && node.hasPointerCapture(from.id)) node.releasePointerCapture(from.id);
    from = null;
    moving = false;
    dragging.cards = [];
    dragging.over = null;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || now.off || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== from.id) return;
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (!moving) {
      moving = true;
      node.setPointerCapture(event.pointerId);
      dragging.cards = now.cards();
      dragging.width = node.getBoundingClientRect().width;
      play('pick');
    }
    event.preventDefault();
    dragging.x = event.clientX;
    dragging.y = event.clientY;
    dragging.over = placeAt(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    if (from === null || event.pointerId !== from.id) return;
    const place = moving ? placeAt(event.clientX, event.clientY) : null;
    if (moving) {
      const swallow = (click: MouseEvent): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    }
    stop();
    if (place !== null) now.drop(place);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && moving) stop();
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  addEventListener('keydown', escape);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', stop);
      removeEventListener('keydown', escape);
    },
  };
}
