import { allEndpoints } from '@booking/contracts/all-endpoints';
import type { Endpoint } from '@booking/contracts/endpoint';

/** Endpoints that ask an outside service, or read one row: how long they take has nothing to do with how many rows there are. */
const leftOut = [
  /^\/api\/test\//,
  /^\/api\/admin\/vapi\//,
  /^\/api\/admin\/(available-room-types|unavailable-room-types|rate-plans|fees-and-taxes|availability-quote)$/,
  '/api/admin/employees/sync-cloudbeds',
  '/api/admin/golden-calls/from-call',
];

const isLeftOut = (path: string): boolean =>
  leftOut.some((each) => (typeof each === 'string' ? each === path : each.test(path)));

/** Every list and figure that staff are shown: of no one record, and as no file. */
export const measuredEndpoints: readonly Endpoint[] = Object.values(allEndpoints)
  .flatMap((table) => Object.values(table))
  .filter(({ method, params, file }) => method === 'GET' && !params && !file)
  .filter(({ access, path }) => access.includes(':') || path.startsWith('/api/admin/'))
  .filter(({ path }) => !isLeftOut(path));
