import { ReservationEventKind } from '@booking/contracts/reservation-events';

export type EventFilter = { kind?: ReservationEventKind };

/** The filter that an address asks for; what makes no sense asks for nothing. */
export const filterOf = (search: string): EventFilter => ({
  kind: ReservationEventKind.optional()
    .catch(undefined)
    .parse(new URLSearchParams(search).get('kind') ?? undefined),
});
