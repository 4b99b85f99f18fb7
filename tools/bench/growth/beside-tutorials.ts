import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { owner } from '../../../api/test/start/running-api.ts';
import { signIn } from '../../../api/test/people/staff.ts';
import { underLoad } from '../api/under-load.ts';
import { startYardsticks } from '../api/yardsticks.ts';
import { median, type Line } from '../bench.ts';
import type { FilledProduct } from './databases.ts';

const rounds = 3;
const load = { connections: 8, warmUpSeconds: 1, seconds: 5 };

/** The figures of the dashboard in a product, beside the same as tutorials write it, on its database and turn by turn. */
export async function besideTutorials({ api }: FilledProduct, signal: AbortSignal): Promise<Line> {
  const { path } = dashboardEndpoints.metrics;
  const headers = await signIn(api, owner.email, owner.password);
  const { tutorial, stop } = await startYardsticks(api.databaseUrl, '{}');
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      ours.push((await underLoad({ ...load, url: api.url + path, headers }, signal)).perSecond);
      theirs.push((await underLoad({ ...load, url: tutorial.url + path, headers }, signal)).perSecond);
    }
  } finally {
    await stop();
  }
  return {
    what: `${path}, against tutorials`,
    value: median(ours),
    unit: '1/s',
    yardstick: { what: 'Nest, Express, TypeORM', value: median(theirs) },
    note: 'At 1,000,000 calls, where the sums are of more rows; npm run bench -- api holds it at 10,000.',
  };
}
