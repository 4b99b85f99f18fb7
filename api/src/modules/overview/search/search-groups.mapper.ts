import type { FoundEvent, FoundPayment } from './search.repository.ts';

export type FoundGuest = Pick<FoundPayment, 'guestName' | 'guestPhone' | 'guestEmail'> & { key: string };
export type FoundReservation = { id: string } & Omit<FoundEvent, 'reservationId' | 'at'>;

/** Those that payments, newest first, are of: the same phone number is the same guest, else the same e-mail address, else the same name. */
export function groupGuests(payments: readonly FoundPayment[]): FoundGuest[] {
  const guests = new Map<string, FoundGuest>();
  for (const { guestName, guestPhone, guestEmail } of payments) {
    const key = guestPhone || guestEmail || guestName;
    if (key && !guests.has(key)) guests.set(key, { key, guestName, guestPhone, guestEmail });
  }
  return [...guests.values()];
}

/** The reservations that were told of or paid for, the newest first; of each what was told last and is known. */
export function groupReservations(
  events: readonly FoundEvent[],
  payments: readonly FoundPayment[],
): FoundReservation[] {
  const told = [...events, ...payments].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const reservations = new Map<string, FoundReservation>();
  for (const { reservationId: id, guestName, startDate, endDate } of told) {
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
