const here = 'http://here';

/** Where to go after sign-in: the path that was asked for, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search: query } = new URL(next, here);
  return origin === here ? pathname + query : '/';
}
