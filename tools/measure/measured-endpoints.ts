import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';

/** How long these take is how long an outside service takes. */
const outside = [
  /^\/api\/test\//,
  /^\/api\/admin\/vapi\//,
  /^\/api\/admin\/(available-room-types|unavailable-room-types|rate-plans|fees-and-taxes|availability-quote)$/,
  /^\/api\/admin\/employees\/sync-cloudbeds$/,
  /^\/api\/admin\/stays$/,
];
const ofOneRow = '/api/admin/golden-calls/from-call';

/** Whether an outside service is asked. */
export const asksOutside = (path: string): boolean => outside.some((each) => each.test(path));

/** Every list and figure that staff are shown: of no one record, and as no file. */
export const measuredEndpoints: readonly Endpoint[] = Object.values(allEndpoints)
  .flatMap((table) => Object.values(table))
  .filter(({ method, params, file }) => method === 'GET' && !params && !file)
  .filter(({ access, path }) => access.includes(':') || path.startsWith('/api/admin/'))
  .filter(({ path }) => !asksOutside(path) && path !== ofOneRow);
