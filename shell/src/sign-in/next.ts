import { signInProblems } from '@booking/contracts/auth';

const here = 'http://here';

/** What the address says went wrong elsewhere, in words of our own. */
export function problemOf(search: string): string | undefined {
  const problem = new URLSearchParams(search).get('problem') ?? '';
  return new Map<string, string>(Object.entries(signInProblems)).get(problem);
}

/** Where to go after sign-in: the path that was asked for, never another site. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search: query } = new URL(next, here);
  return origin === here ? pathname + query : '/';
}
