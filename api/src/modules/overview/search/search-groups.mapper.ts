import type { FoundEvent, FoundGuest, FoundPayment, FoundReservation } from './search.schema.ts';

/**
 * The guests of payments, newest first. The same phone number is the same guest, else the same e-mail address, else the same
 * name.
 */
export function groupGuests(payments: readonly FoundPayment[]): FoundGuest[] {
  const guests = new Map<string, FoundGuest>();
  for (const { guestName, guestPhone, guestEmail } of payments) {
    const key = guestPhone || guestEmail || guestName;
    if (key && !guests.has(key)) guests.set(key, { key, guestName, guestPhone, guestEmail });
  }
  return [...guests.values()];
}

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
