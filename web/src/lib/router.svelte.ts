/** Where one is, by the address: the pages have addresses of their own that can be sent to somebody. */
export const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

addEventListener('popstate', look);

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  look();
}

/** The address without a new page: for what changes as one steps through a record. */
export function note(address: string): void {
  history.replaceState(null, '', address);
}

/** Lets links within the playroom change the page without loading it. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export const query = (name: string): string | null => new URLSearchParams(here.query).get(name);
