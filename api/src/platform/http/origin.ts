import type { FastifyRequest } from 'fastify';
import { pathOf } from './path-of.ts';
import { Refusal } from './refusal.ts';

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Refuses calls that another site's page makes in somebody's browser, before anything of them is read.
 * Opening one of our addresses from elsewhere (a texted link, a provider's redirect) is not such a call.
 * @throws Refusal 403
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (!pathOf(request).startsWith('/api/')) return;
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  const isForeign = origin !== undefined && hostOf(origin) !== host && origin !== new URL(publicUrl).origin;
  const isOpening = request.method === 'GET' && mode === 'navigate';
  if (isForeign || (site === 'cross-site' && !isOpening)) {
    throw new Refusal(403, 'cross_site', 'Calls from other sites are refused.');
  }
}
