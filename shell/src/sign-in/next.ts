/** Where to go after sign-in: the path that was asked for, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  const url = new URL(next, 'http://here');
  return url.origin === 'http://here' && next.startsWith('/') && !next.startsWith('//') ? next : '/';
}
