import { settings } from './settings.svelte';
import { t } from './words';

let called = false;

/** Tell somebody who looks elsewhere that it is their turn: by the page's title, and once by a notification. */
export function call(mine: boolean, title: string, table: string): void {
  document.title = mine ? t('ui-title-turn') : `${title} – Rummery`;
  const wanted = mine && document.hidden;
  if (wanted && !called && settings.notify) notify(title, table);
  called = wanted;
}

function notify(title: string, table: string): void {
  try {
    const shown = new Notification(t('ui-title-turn'), { body: title, tag: table });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    return; // not allowed, or (Android) only to pages that have a service worker
  }
}
