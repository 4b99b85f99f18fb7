import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Longer than any address of ours with its query. */
const longest = 8192;

/** A path from the root, in the characters that addresses are written in (RFC 9112, origin form). */
const originForm = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Refuses a target that the router and the checks of a path would read differently: a whole address, `*`, `//host`, a backslash.
 * @throws Refusal 400
 */
export function refuseStrangeTarget({ url }: Pick<FastifyRequest, 'url'>): void {
  if (url.length > longest) throw new Refusal(414, 'too_long', 'This address is too long.');
  if (!originForm.test(url))
    throw new Refusal(400, 'strange_target', 'Ask for a path of this host, such as /api/health/live.');
}
