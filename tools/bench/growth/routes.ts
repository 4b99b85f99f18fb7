import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';
import { asksOutside } from '../../measure/measured-endpoints.ts';
import type { FetchAnswer } from '../../measure/ask.ts';
import type { Places } from './one-of-each.ts';

/** What is asked of every product; each has its own ids. */
export type Route = { path: string; query: Record<string, string> };

const ofSignIn = 'leads a browser from one address to another';
const ofVoicePlatform = 'asks the voice platform, which never had these calls';

/** Why a route is not asked. */
const reasons: Record<string, string> = {
  '/api/auth/oidc/start': ofSignIn,
  '/api/auth/oidc/callback': ofSignIn,
  '/api/auth/cloudbeds/authorize': ofSignIn,
  '/api/auth/cloudbeds/callback': ofSignIn,
  '/api/admin/call-logs/{id}/recording': ofVoicePlatform,
  '/api/precheckin/{token}/copy': 'is given twenty times a minute',
};

/** Why this endpoint is not asked; undefined when it is. */
export const leftOut = ({ path }: Endpoint): string | undefined =>
  reasons[path] ?? (asksOutside(path) ? 'asks an outside service' : undefined);

export const isExport = ({ path }: Endpoint): boolean => path.endsWith('/export');

/** Every GET of the contract. */
export const reads: readonly Endpoint[] = Object.values(allEndpoints)
  .flatMap((table) => Object.values(table))
  .filter(({ method }) => method === 'GET');

/** Where a route is in one product: its id is that of the guest who did everything, or of the first in the list above it. */
export async function routeIn(
  { path }: Endpoint,
  { ids, queries }: Places,
  ask: FetchAnswer,
): Promise<Route | undefined> {
  const query = queries[path] ?? {};
  const [whole, above = '', word = ''] = /^(.*\/([^/]+))\/\{\w+\}/.exec(path) ?? [];
  if (!whole) return { path, query };
  const list = ids[word] ? undefined : ((await ask(above, {})).body as { id?: string | number }[]);
  const id = ids[word] ?? list?.[0]?.id;
  return id === undefined ? undefined : { path: path.replace(/\{\w+\}/, encodeURIComponent(String(id))), query };
}
