import type { FastifyRequest } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import type { Account } from './accounts.ts';
import { invalidKey } from './vapi-error.ts';
import { readWebToken, type WebToken } from './web-token.ts';

/** Finds the account a request speaks for by its bearer key; a key of the wrong kind is as good as none. */
export type Authentication = {
  /** Throws a 401 VapiError without a private key. */
  byPrivateKey(request: FastifyRequest): Account;
  /** A public or private key, or a token signed with the private one. Throws a 401 VapiError without. */
  byAnyKey(request: FastifyRequest): WebToken;
};

export function createAuthentication(accounts: readonly Account[], clock: Clock): Authentication {
  const keyOf = (request: FastifyRequest): string | undefined =>
    /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return {
    byPrivateKey: (request) => {
      const key = keyOf(request);
      const account = accounts.find(({ settings }) => key === settings.apiKey);
      if (!account) throw invalidKey();
      return account;
    },
    byAnyKey: (request) => {
      const key = keyOf(request);
      if (key?.includes('.')) return readWebToken(key, accounts, clock.now());
      const account = accounts.find(({ settings }) => key === settings.apiKey || key === settings.publicKey);
      if (!account) throw invalidKey();
      return { account, restrictions: undefined };
    },
  };
}
