import { settings } from './settings.svelte';
import { t } from './words';

/** Tells somebody that it is their turn: by the page's title and, where they look elsewhere then, by a notification. */
export function caller(table: string): (mine: boolean, title: string) => void {
  let before = false;
  return (mine, title) => {
    document.title = mine ? t('ui-title-turn') : `${title} – Rummery`;
    if (mine && !before && document.hidden && settings.notify) notify(title, table);
    before = mine;
  };
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
