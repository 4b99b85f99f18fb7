import { precheckinDeskEndpoints, type PrecheckinStep } from '@booking/contracts/precheckins';
import { addDays } from '@booking/hotel/hotel-time';
import * as z from 'zod/mini';

const { q, step, corrections, arrivesFrom, arrivesTo, sort } = precheckinDeskEndpoints.list.query.shape;

/** Dates are the hotel's, both included. */
export type PrecheckinFilter = {
  q?: string | undefined;
  step?: PrecheckinStep | undefined;
  corrections?: 'open' | undefined;
  arrivesFrom?: string | undefined;
  arrivesTo?: string | undefined;
};
/** Without a sort the list is grouped by arrival. */
export type PrecheckinView = PrecheckinFilter & { sort?: z.infer<typeof sort> };

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): PrecheckinView {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) ?? undefined;
  return {
    q: z.catch(q, undefined).parse(read('q')),
    step: z.catch(step, undefined).parse(read('step')),
    corrections: z.catch(corrections, undefined).parse(read('corrections')),
    arrivesFrom: z.catch(arrivesFrom, undefined).parse(read('arrivesFrom')),
    arrivesTo: z.catch(arrivesTo, undefined).parse(read('arrivesTo')),
    sort: z.catch(sort, undefined).parse(read('sort')),
  };
}

/** Whether upcoming arrivals are shown first and past ones below: nobody asked for words, days or an order. */
export const isWholeList = ({ q: asked, arrivesFrom: from, arrivesTo: to, sort: chosen }: PrecheckinView): boolean =>
  [asked, from, to, chosen].every((part) => part === undefined);

/** What is asked of the API. Words are found newest first alone. @param today the hotel's date */
export function queryOf(view: PrecheckinView, today: string): PrecheckinView {
  const { sort: chosen, ...filter } = view;
  if (filter.q) return filter;
  if (!isWholeList(view)) return { ...filter, sort: chosen ?? 'arrival' };
  return { ...filter, arrivesFrom: today, sort: 'arrival' };
}

/** The latest arrivals before today. */
export const pastQueryOf = ({ step: asked, corrections: changes }: PrecheckinView, today: string) =>
  ({ step: asked, corrections: changes, arrivesTo: addDays(today, -1), sort: '-arrival', limit: 25 }) as const;
