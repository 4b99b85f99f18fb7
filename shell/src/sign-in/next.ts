import { signInProblems } from '@booking/contracts/auth';
import { ownPath } from '@booking/contracts/own-path';

/** What the address says went wrong elsewhere, in words of our own. */
export function problemOf(search: string): string | undefined {
  const problem = new URLSearchParams(search).get('problem') ?? '';
  return new Map<string, string>(Object.entries(signInProblems)).get(problem);
}

/** Where to go after sign-in: the path that was asked for, never another site. */
export const nextPath = (search: string): string => ownPath(new URLSearchParams(search).get('next') ?? '/');
