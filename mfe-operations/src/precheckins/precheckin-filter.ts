import { precheckinDeskEndpoints, type PrecheckinStep } from '@booking/contracts/precheckins';

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
    q: q.catch(undefined).parse(read('q')),
    step: step.catch(undefined).parse(read('step')),
    arrivesFrom: arrivesFrom.catch(undefined).parse(read('arrivesFrom')),
    arrivesTo: arrivesTo.catch(undefined).parse(read('arrivesTo')),
  };
}
