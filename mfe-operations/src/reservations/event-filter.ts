import { ReservationEventKind } from '@booking/contracts/reservation-events';
import * as z from 'zod/mini';

export type EventFilter = { kind?: ReservationEventKind };

/** The filter that an address asks for; what makes no sense asks for nothing. */
export const filterOf = (search: string): EventFilter => ({
  kind: z
    .catch(z.optional(ReservationEventKind), undefined)
    .parse(new URLSearchParams(search).get('kind') ?? undefined),
});
