import type { FastifyRequest } from 'fastify';
import type { FaultDial } from '../shared-kernel/fault-dial.ts';
import type { Account } from './account.ts';
import { accessDenied } from './cloudbeds-error.ts';
import { ALL_SCOPES } from './scopes.ts';

/** Who asks, and what they may. */
export type Caller = { account: Account; scopes: readonly string[] };

/** Finds the account a request speaks for by its key or token. Throws a 401 CloudbedsError when there is none. */
export type Authenticate = (request: FastifyRequest) => Caller;

export function createAuthenticate(accounts: readonly Account[], dial: FaultDial): Authenticate {
  return (request) => {
    const secret = secretOf(request);
    const caller = secret === undefined ? undefined : findCaller(accounts, secret, dial);
    if (!caller) throw accessDenied();
    return caller;
  };
}

function secretOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}

function findCaller(accounts: readonly Account[], secret: string, dial: FaultDial): Caller | undefined {
  for (const account of accounts) {
    const { settings, credentials } = account;
    if (secret === settings.apiKey) return dial.has('expired_token') ? undefined : { account, scopes: ALL_SCOPES };
    const credential = credentials.find('access', secret) ?? credentials.find('key', secret);
    if (credential) return credentials.outlivesDial(credential) ? { account, scopes: credential.scopes } : undefined;
  }
  return undefined;
}
