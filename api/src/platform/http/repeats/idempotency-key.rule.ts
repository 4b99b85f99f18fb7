import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.error.ts';

/**
 * The header `Idempotency-Key`: a client that does not know whether a request arrived sends it again under the same key.
 * @returns undefined when it was not sent @throws Refusal 400 for one that cannot be a key
 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key;
  throw new Refusal(400, 'invalid_input', 'An Idempotency-Key is 8 to 200 letters, digits or signs, such as a UUID.');
}
