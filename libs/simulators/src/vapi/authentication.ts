import type { FastifyRequest } from 'fastify';
import type { Account } from './accounts.ts';
import { invalidKey } from './vapi-error.ts';

/** Finds the account a request speaks for by its bearer key; a key of the wrong kind is as good as none. */
export type Authentication = {
  /** Throws a 401 VapiError without a private key. */
  byPrivateKey(request: FastifyRequest): Account;
  /** Throws a 401 VapiError without a public or private key. */
  byAnyKey(request: FastifyRequest): Account;
};

export function createAuthentication(accounts: readonly Account[]): Authentication {
  const find = (request: FastifyRequest, matches: (account: Account, key: string) => boolean): Account => {
    const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const account = key === undefined ? undefined : accounts.find((each) => matches(each, key));
    if (!account) throw invalidKey();
    return account;
  };
  return {
    byPrivateKey: (request) => find(request, ({ settings }, key) => key === settings.apiKey),
    byAnyKey: (request) => find(request, ({ settings }, key) => key === settings.apiKey || key === settings.publicKey),
  };
}
