const DIGITS = 16;

/** As JSON with sorted keys and no blanks. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The hash of a view: by the browser, where it does that (not on plain pages of a local network), else by our own. */
export async function viewHash(view: unknown): Promise<string> {
  const text = canonical(view);
  if (crypto.subtle === undefined) return (await import('./hash')).hashOf(text).slice(0, DIGITS);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.subarray(0, DIGITS / 2)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
