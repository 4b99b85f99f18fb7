import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.error.ts';

/** Longer than any address of ours with its query. */
const longest = 8192;

/** A path from the root, in the characters that addresses are written in (RFC 9112, origin form). */
const originForm = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/;

/**
 * Where a page is whose address begins with several slashes, as one that was put together from parts does. What follows them never
 * names another host.
 * @returns nothing for an address that is right, and for one that no page is meant by
 */
export function tidyTarget({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): string | undefined {
  if (!['GET', 'HEAD'].includes(method) || !url.startsWith('//') || url.length > longest) return undefined;
  const tidy = url.replace(/^\/+/, '/');
  return originForm.test(tidy) && !tidy.startsWith('/api/') ? tidy : undefined;
}

/**
 * Refuses a target that the router and the checks of a path would read differently: a whole address, `*`, `//host`, a backslash.
 * @throws Refusal 400
 */
export function refuseStrangeTarget({ url }: Pick<FastifyRequest, 'url'>): void {
  if (url.length > longest) throw new Refusal(414, 'too_long', 'This address is too long.');
  if (!originForm.test(url))
    throw new Refusal(400, 'strange_target', 'Ask for a path of this host, such as /api/health/live.');
}
