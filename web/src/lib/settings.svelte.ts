import { DEFAULT_KEYS, type KeyMap } from './keys';
import type { Lang } from './types';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  fourColours: boolean;
  letters: 'none' | 'latin' | 'cyrillic';
  sound: boolean;
  volume: number;
  vibrate: boolean;
  notify: boolean;
  verbosity: 'short' | 'normal' | 'full';
  name: string;
  keys: KeyMap;
}

const STORE = 'rummery';

const standard = (): Settings => ({
  lang: navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en',
  theme: 'auto',
  fourColours: true,
  letters: 'none',
  sound: true,
  volume: 0.5,
  vibrate: true,
  notify: false,
  verbosity: 'normal',
  name: '',
  keys: { ...DEFAULT_KEYS },
});

function read(): Settings {
  const known = standard();
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>;
    return { ...known, ...kept, keys: { ...known.keys, ...kept.keys } };
  } catch {
    return known; // what a browser forbids to keep, or another version has written
  }
}

export const settings = $state(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    return; // they hold as long as the page does
  }
}
