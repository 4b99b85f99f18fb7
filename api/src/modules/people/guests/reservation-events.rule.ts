import { placed, type PlacedEvent } from './guest-event.rule.ts';
import type { GuestFacts, ReservationFact } from './guest-facts.schema.ts';

const titles: Record<ReservationFact['kind'], string> = {
  created: 'Reservation made in Cloudbeds',
  changed: 'Reservation changed in Cloudbeds',
  cancelled: 'Reservation canceled in Cloudbeds',
};

/** What Cloudbeds told of the guest's reservations. That one was made is told by its payment, where it was paid here. */
export function reservationEvents({ reservationEvents: events, payments }: GuestFacts): PlacedEvent[] {
  const booked = new Set(
    payments
      .filter(({ purpose, syncStatus }) => purpose === 'booking' && syncStatus === 'synced')
      .map(({ reservationId }) => reservationId),
  );
  return events
    .filter(({ kind, reservationId }) => kind !== 'created' || !booked.has(reservationId))
    .map(({ id, kind, reservationId, at, status }) =>
      placed(
        {
          ...{ key: `event ${id}`, kind: 'reservation', title: titles[kind], state: 'done', at: at.toISOString() },
          detail: kind === 'changed' && status ? `It is ${status.replaceAll('_', ' ')} now.` : null,
          link: { to: `/reservations/${encodeURIComponent(reservationId)}`, words: `Reservation ${reservationId}` },
        },
        at,
      ),
    );
}
