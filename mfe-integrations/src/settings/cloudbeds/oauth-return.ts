import { connectionProblems } from '@booking/contracts/cloudbeds-connection';
import type { Toast } from '@booking/remote-kit/kit';
import { words } from '../settings.words.ts';

const says = words.cloudbeds.toasts;

const parameters = ['oauth_success', 'oauth_error'] as const;

const toastOf = (query: URLSearchParams): Toast | undefined => {
  const problem = query.get('oauth_error');
  if (problem !== null) {
    // anybody can write an address, so only words of our own are shown
    const known = new Map<string, string>(Object.entries(connectionProblems));
    return { intent: 'error', title: says.failed, body: known.get(problem) ?? connectionProblems.refused };
  }
  if (query.get('oauth_success') === 'true') return { title: words.toasts.success, body: says.connected };
  return undefined;
};

/** What the consent page brought back in the address (S1 section 7): what to say of it, and the query without it. */
export function oauthReturn(search: string): { toast: Toast | undefined; rest: string } | undefined {
  const query = new URLSearchParams(search);
  if (!parameters.some((name) => query.has(name))) return undefined;
  const toast = toastOf(query);
  for (const name of parameters) query.delete(name);
  return { toast, rest: query.size > 0 ? `?${query}` : '' };
}
