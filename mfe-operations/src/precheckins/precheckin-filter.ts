import { precheckinDeskEndpoints, type PrecheckinStep } from '@booking/contracts/precheckins';
import * as z from 'zod/mini';

/** Dates are the hotel's, both included. */
export type PrecheckinFilter = {
  q?: string;
  step?: PrecheckinStep;
  arrivesFrom?: string;
  arrivesTo?: string;
};

const { q, step, arrivesFrom, arrivesTo } = precheckinDeskEndpoints.list.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): PrecheckinFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    step: z.catch(step, undefined).parse(read('step')),
    arrivesFrom: z.catch(arrivesFrom, undefined).parse(read('arrivesFrom')),
    arrivesTo: z.catch(arrivesTo, undefined).parse(read('arrivesTo')),
  };
}
