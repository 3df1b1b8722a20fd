import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './types';

const load: Record<Lang, () => Promise<string[]>> = {
  en: async () => [
    (await import('$words/en/web.ftl?raw')).default,
    (await import('$words/en/table.ftl?raw')).default,
  ],
  ru: async () => [
    (await import('$words/ru/web.ftl?raw')).default,
    (await import('$words/ru/table.ftl?raw')).default,
  ],
};

let bundle = new FluentBundle('en');

/** All that is said from now on is said in this language. */
export async function speak(lang: Lang): Promise<void> {
  const fresh = new FluentBundle(lang, { useIsolating: false });
  for (const text of await load[lang]()) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  document.documentElement.lang = lang;
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
