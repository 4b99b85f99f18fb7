import type { FoundEvent, FoundPayment, FoundReservation } from './search.schema.ts';

/** The reservations of events and payments, newest first, each with the newest name and dates that are known of it. */
export function groupReservations(
  events: readonly FoundEvent[],
  payments: readonly FoundPayment[],
): FoundReservation[] {
  const records = [...events, ...payments].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const reservations = new Map<string, FoundReservation>();
  for (const { reservationId: id, guestName, startDate, endDate } of records) {
    if (!id) continue;
    const known = reservations.get(id);
    reservations.set(id, {
      id,
      guestName: known?.guestName ?? guestName,
      startDate: known?.startDate ?? startDate,
      endDate: known?.endDate ?? endDate,
    });
  }
  return [...reservations.values()];
}
