import type { FastifyRequest } from 'fastify';
import { isLoopback } from './host-name.rule.ts';
import { requestPath } from '../request-path.rule.ts';
import { Refusal } from '../refusal.error.ts';

/** Our own pages: those of PUBLIC_URL, and on loopback the one that was asked. A foreign host name is not ours. */
const isOurs = (origin: string, host: string | undefined, publicUrl: string): boolean => {
  if (origin === new URL(publicUrl).origin) return true;
  return isLoopback(host) && URL.canParse(origin) && new URL(origin).host === host;
};

/**
 * Refuses calls that another site's page makes in a user's browser, before anything of them is read.
 * Opening one of our addresses from elsewhere (a texted link, a provider's redirect) is not such a call.
 * @throws Refusal 403
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (!requestPath(request).startsWith('/api/')) return;
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  const isForeign = origin !== undefined && !isOurs(origin, host, publicUrl);
  const isOpening = request.method === 'GET' && mode === 'navigate';
  if (isForeign || (site === 'cross-site' && !isOpening)) {
    throw new Refusal(403, 'cross_site', 'Calls from other sites are refused.');
  }
}

/** The origin under which a browser reached us: the public one, or on loopback the one it used. */
export function ownOrigin({ headers: { host } }: Pick<FastifyRequest, 'headers'>, publicUrl: string): string {
  return isLoopback(host) ? `http://${host}` : new URL(publicUrl).origin;
}
