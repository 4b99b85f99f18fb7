import type { Endpoint } from '@booking/contracts/endpoint';
import { timesOf, type FetchAnswer } from '../../measure/ask.ts';
import { faster } from '../../measure/measure-lists.ts';
import { isHopeless, isKept, speedOf, verdictOf, type Speed } from '../../measure/verdict.ts';
import { progress } from '../../src/machine/terminal.ts';
import type { Places } from './one-of-each.ts';
import { leftOut, routeIn, type Route } from './routes.ts';

/** A product that can be asked. */
export type Asked = { size: number; places: Places; ask: FetchAnswer };
/** What came of one route, a speed for each product. */
export type Measured = { path: string; speeds: readonly Speed[] };

/** Another program may be at work while one of them is asked. */
const rounds = 5;

/** Why a product has nothing to answer with there. */
async function problemOf({ ask }: Asked, route: Route | undefined): Promise<string | undefined> {
  if (!route) return 'there is nothing of the kind';
  const { status } = await ask(route.path, route.query);
  return status === 200 ? undefined : `answered with ${status}`;
}

/** Asks all products the same, turn by turn, again while the largest seems slower than the one of `yardstick`; the fastest round of each counts. */
async function speedsOf(products: readonly Asked[], routes: readonly Route[], yardstick: number): Promise<Speed[]> {
  const speeds: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { ask }] of products.entries()) {
      const { path, query } = routes[index]!;
      speeds[index] = faster(speeds[index], speedOf(await timesOf(ask, path, query)));
    }
    const largest = speeds.at(-1)!;
    if (isKept(verdictOf(speeds[yardstick]!, largest)) || isHopeless(largest)) break;
  }
  return speeds;
}

/** Asks every route of every product. @returns what could not be asked as well, a line each */
export async function measureRoutes(
  endpoints: readonly Endpoint[],
  products: readonly Asked[],
  yardstick: number,
  signal: AbortSignal,
): Promise<{ measured: Measured[]; notMeasured: string[] }> {
  const measured: Measured[] = [];
  const notMeasured: string[] = [];
  for (const [index, endpoint] of endpoints.entries()) {
    signal.throwIfAborted();
    progress('Asking', index + 1, endpoints.length);
    const routes = await Promise.all(products.map(({ places, ask }) => routeIn(endpoint, places, ask)));
    const problems = async (): Promise<(string | undefined)[]> =>
      Promise.all(products.map((product, at) => problemOf(product, routes[at])));
    const problem = leftOut(endpoint) ?? (await problems()).find(Boolean);
    if (problem) notMeasured.push(`${endpoint.path} ${problem}`);
    else measured.push({ path: endpoint.path, speeds: await speedsOf(products, routes as Route[], yardstick) });
  }
  return { measured, notMeasured };
}
