const here = 'http://here.invalid';

/**
 * A path of our own pages that somebody asked to come back to; the first page for anything else. What browsers read as another site is
 * refused in every spelling, also when it only becomes one once dots are resolved: `//`, `/\`, `/.//`, control characters.
 */
export function ownPath(next = '/'): string {
  if (!next.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search } = new URL(next, here);
  if (origin !== here || pathname.startsWith('//') || pathname.startsWith('/api/')) return '/';
  const path = pathname + search;
  // what is handed on is what a browser will read once more
  return URL.canParse(path, here) && new URL(path, here).origin === here ? path : '/';
}
