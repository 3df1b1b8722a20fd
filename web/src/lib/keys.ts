/** The table's keys: `KeyboardEvent.code`, so that they lie where they lie in every layout; "+" joins what is held down. */
export const DEFAULT_KEYS = {
  pick: 'Enter',
  menu: 'Shift+Enter',
  draw: 'Space',
  pile: 'KeyD',
  takePile: 'Shift+KeyD',
  discard: 'Delete',
  prepare: 'KeyN',
  layDown: 'KeyF',
  hearPrepared: 'KeyP',
  melds: 'KeyC',
  hand: 'KeyV',
  counts: 'KeyE',
  scores: 'KeyS',
  turn: 'KeyT',
  all: 'KeyA',
  next: 'KeyZ',
  previous: 'Shift+KeyZ',
  bySuit: 'Shift+KeyC',
  byRank: 'Shift+KeyH',
  own: 'Shift+KeyM',
  older: 'Comma',
  newer: 'Period',
  hint: 'KeyI',
  rules: 'Ctrl+F1',
  keys: 'F1',
  chat: 'Slash',
} as const;

export type Action = keyof typeof DEFAULT_KEYS;
export type KeyMap = Record<Action, string>;
export const ACTIONS = Object.keys(DEFAULT_KEYS) as Action[];

export function chord(event: KeyboardEvent): string {
  const held = [
    event.ctrlKey || event.metaKey ? 'Ctrl+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey ? 'Shift+' : '',
  ];
  const code = event.code === 'NumpadEnter' ? 'Enter' : event.code;
  return held.join('') + code;
}

export function actionOf(keys: KeyMap, event: KeyboardEvent): Action | null {
  if (event.code === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return 'menu';
  const pressed = chord(event);
  return ACTIONS.find((action) => keys[action] === pressed) ?? null;
}

/** A key as it is written on a keyboard: `Shift+D`. */
export function keyName(code: string): string {
  const names: Record<string, string> = { Comma: ',', Period: '.', Slash: '/', Space: 'Space', Delete: 'Delete' };
  return code
    .split('+')
    .map((part) => names[part] ?? part.replace(/^(Key|Digit)/, ''))
    .join('+');
}
