import { reservationEventEndpoints } from '@booking/contracts/reservation-events';
import * as z from 'zod/mini';

const { kind, sort } = reservationEventEndpoints.list.query.shape;

/** Which events, in which order. */
const Filter = z.object({ kind, sort });
export type EventFilter = z.infer<typeof Filter>;

/** What stands in the address of the events beside their tab. */
export type EventAddress = EventFilter & { tab?: 'events' };

/** The kind that a text names; undefined for what is none. */
export const kindOf = (text: string | undefined): EventFilter['kind'] => z.catch(kind, undefined).parse(text);

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): EventAddress {
  const given = new URLSearchParams(search);
  return {
    tab: 'events',
    kind: kindOf(given.get('kind') ?? undefined),
    sort: z.catch(sort, undefined).parse(given.get('sort') ?? undefined),
  };
}
