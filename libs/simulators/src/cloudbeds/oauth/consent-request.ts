import { z } from 'zod';
import type { Account } from '../account.ts';
import { ALL_SCOPES } from '../scopes.ts';
import { isRegistered } from './redirect-uri.ts';

const querySchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.string().optional(),
  scope: z.string().default(''),
  state: z.string().optional(),
  code_challenge: z.string().min(1).optional(),
  code_challenge_method: z.string().optional(),
});
export type ConsentQuery = z.output<typeof querySchema>;

/** What an application asks a person for, checked. */
export type ConsentRequest = { account: Account; query: ConsentQuery; scopes: readonly string[] };

/**
 * Either a request; or a sentence for the person, when it is not sure where to lead him back; or an error to lead the
 * browser back with.
 */
export type ConsentRead = { request: ConsentRequest } | { problem: string } | { backTo: ConsentQuery; error: string };

/** Reads the parameters of a consent, from the address or from the page's form. */
export function readConsentRequest(raw: unknown, accounts: readonly Account[], productUrl: string): ConsentRead {
  const { data: query } = querySchema.safeParse(raw);
  if (!query) return { problem: 'The application did not say who it is and where to lead you back.' };
  const account = accounts.find(({ settings }) => settings.clientId === query.client_id);
  if (!account) return { problem: 'There is no application with this client_id.' };
  if (!isRegistered(query.redirect_uri, productUrl)) {
    return { problem: 'The redirect_uri is not the one registered for this application.' };
  }
  const scopes = query.scope.split(' ').filter((scope) => scope !== '');
  if (query.response_type !== 'code') return { backTo: query, error: 'unsupported_response_type' };
  if (scopes.length === 0 || scopes.some((scope) => !ALL_SCOPES.includes(scope))) {
    return { backTo: query, error: 'invalid_scope' };
  }
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') {
    return { backTo: query, error: 'invalid_request' };
  }
  return { request: { account, query, scopes } };
}

/** The address to lead the browser back to. */
export function leadBack({ redirect_uri, state }: ConsentQuery, answer: { code: string } | { error: string }): string {
  const uri = new URL(redirect_uri);
  for (const [name, value] of Object.entries(answer)) uri.searchParams.set(name, value);
  if (state !== undefined) uri.searchParams.set('state', state);
  return uri.href;
}
