import { settings } from './settings.svelte';
import type { Me } from './types';

/** What the server refused: `code` for the program, the message for the reader. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const joint = path.includes('?') ? '&' : '?';
  const answer = await fetch(`/api/${path}${joint}lang=${settings.lang}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Failure(0, 'offline', '');
  });
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Failure(answer.status, 'unreadable', '');
  }
  if (!answer.ok) {
    const { code = 'unknown', message = '' } = (data ?? {}) as { code?: string; message?: string };
    throw new Failure(answer.status, code, message);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);

export async function whoAmI(): Promise<Me | null> {
  try {
    return await get<Me>('me');
  } catch (failure) {
    if (failure instanceof Failure && failure.status === 401) return null;
    throw failure;
  }
}

/** Become a guest of this name, or take the name on where one is a guest already. */
export async function beGuest(me: Me | null, name: string): Promise<Me> {
  if (me === null) return post<Me>('guests', { name });
  return me.name === name ? me : ask<Me>('PATCH', 'me', { name });
}
