import { createHash } from 'node:crypto';
import type { Account } from '../account.ts';
import { invalidRequest, StripeError } from '../stripe-error.ts';

const KEPT_SECONDS = 24 * 60 * 60;
const MAX_KEY = 255;

/** What a POST that succeeded answered, kept under its idempotency key. */
export type Reply = {
  id: string;
  fingerprint: string;
  created: number;
  requestId: string;
  body: object;
};

/** Makes requests that carry the same idempotency key happen once. */
export type Idempotency = {
  /**
   * The kept reply to this key, or undefined, and then the key is taken until `release`. Throws a StripeError when the
   * key was used for something else, is in use, or is too long.
   */
  claim(account: Account, key: string, request: string): Reply | undefined;
  keep(account: Account, key: string, reply: Omit<Reply, 'id' | 'fingerprint' | 'created'>): void;
  release(account: Account, key: string): void;
};

export function createIdempotency(): Idempotency {
  const inUse = new Map<string, string>();
  const slot = (account: Account, key: string) => digest(`${account.id} ${key}`);
  return {
    claim: (account, key, request) => {
      if (key.length > MAX_KEY) throw invalidRequest(`Idempotency keys may be at most ${MAX_KEY} characters long.`);
      const id = slot(account, key);
      const fingerprint = digest(request);
      if (inUse.has(id)) throw keyInUse(key);
      const reply = account.replies.get(id);
      if (reply && reply.created > account.now() - KEPT_SECONDS) {
        if (reply.fingerprint !== fingerprint) throw otherParameters(key);
        return reply;
      }
      inUse.set(id, fingerprint);
      return undefined;
    },
    keep: (account, key, reply) => {
      const id = slot(account, key);
      account.replies.put({ ...reply, id, fingerprint: inUse.get(id) ?? '', created: account.now() });
    },
    release: (account, key) => inUse.delete(slot(account, key)),
  };
}

/** Forgets the replies that are too old to be repeated. */
export function forgetOldReplies(account: Account): void {
  for (const { id, created } of account.replies.newestFirst()) {
    if (created <= account.now() - KEPT_SECONDS) account.replies.remove(id);
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const keyInUse = (key: string) =>
  new StripeError(
    409,
    'idempotency_error',
    `There is currently another in-progress request using this Stripe account with the same Idempotency Key: ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  );

const otherParameters = (key: string) =>
  new StripeError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  );
