const here = 'http://here';

/** A path of our own console that somebody asked to come back to; its first page for anything else. */
export function consolePath(next = '/'): string {
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search } = new URL(next, here);
  return origin === here && !pathname.startsWith('//') && !pathname.startsWith('/api/') ? pathname + search : '/';
}
