import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './types';

type Texts = Promise<typeof import('*.ftl')>;

const FIRST: Record<Lang, () => Texts[]> = {
  en: () => [import('$words/en/web.ftl'), import('$words/en/table.ftl')],
  ru: () => [import('$words/ru/web.ftl'), import('$words/ru/table.ftl')],
};
const MORE: Record<Lang, () => Texts> = {
  en: () => import('$words/en/pages.ftl'),
  ru: () => import('$words/ru/pages.ftl'),
};

let bundle = new FluentBundle('en');
let speaking: Lang = 'en';

function fill(what: FluentBundle, texts: typeof import('*.ftl').default): void {
  what.addResource({ body: Object.entries(texts).map(([id, value]) => ({ id, value, attributes: {} })) });
}

/** All that is said from now on is said in this language. */
export async function speak(lang: Lang): Promise<void> {
  const fresh = new FluentBundle(lang, { useIsolating: false });
  for (const texts of await Promise.all(FIRST[lang]())) fill(fresh, texts.default);
  bundle = fresh;
  speaking = lang;
  document.documentElement.lang = lang;
}

/** What is said on pages that are not the first to be shown. */
export async function more(): Promise<void> {
  if (!bundle.hasMessage('ui-keys-how')) fill(bundle, (await MORE[speaking]()).default);
}

export function t(key: string, figures?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, figures ?? null, []);
}

export const has = (key: string): boolean => bundle.hasMessage(key);

export const listed = (items: string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : t('list-and', { most: items.slice(0, -1).join(', '), last: items[items.length - 1] ?? '' });

/** `a`, with its first letter in upper case. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number as it is written, with the sign that is one. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
