import type { Mode } from '@booking/contracts/mode';
import { ProviderError, providerErrors } from '../../../platform/outbound/provider.error.ts';
import type { BookedReservation, NewReservation } from '../../property-system.port.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { title } from '../cloudbeds-address.rule.ts';
import { Posted, Referred } from './reservation-answers.schema.ts';

/** Cloudbeds takes a booking as often as it is sent, so what is there under our reference is looked for before and after. */
export async function book(http: CloudbedsHttp, mode: Mode, reservation: NewReservation): Promise<BookedReservation> {
  const before = await findByReference(http, mode, reservation.reference);
  if (before?.status === 'canceled') {
    throw new ProviderError('refused', `Reservation ${before.reservationId}, made for this, is canceled in Cloudbeds.`);
  }
  if (before) return before;
  try {
    return await post(http, mode, reservation);
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.mayHaveHappened) throw error;
    const made = await findByReference(http, mode, reservation.reference).catch(() => undefined);
    if (made) return made;
    throw error;
  }
}

/** @throws ProviderError also where the only reservations under it cannot be read: one of them may be ours */
export async function findByReference(
  http: CloudbedsHttp,
  mode: Mode,
  reference: string,
): Promise<BookedReservation | undefined> {
  const wanted = { sourceReservationId: reference };
  const { rows, size } = (await http.requestParsed(mode, Referred, 'GET', 'getReservations', wanted)).data;
  const found = rows.find(({ thirdPartyIdentifier }) => thirdPartyIdentifier === reference) ?? rows[0];
  if (!found && size > 0) throw providerErrors.unreadable(title, false);
  return found && { reservationId: found.reservationID, status: found.status, grandTotalCents: null };
}

async function post(
  http: CloudbedsHttp,
  mode: Mode,
  { guest, ...booking }: NewReservation,
): Promise<BookedReservation> {
  const room = { roomTypeID: booking.roomTypeId, quantity: 1 };
  const { reservationID, status, grandTotal } = await http.requestParsed(mode, Posted, 'POST', 'postReservation', {
    startDate: booking.startDate,
    endDate: booking.endDate,
    guestFirstName: guest.firstName,
    guestLastName: guest.lastName,
    guestEmail: guest.email,
    guestPhone: guest.phone,
    guestCountry: guest.country,
    guestZip: guest.zip,
    rooms: [{ ...room, roomRateID: booking.rateId }],
    adults: [{ ...room, quantity: booking.adults }],
    children: [{ ...room, quantity: booking.children }],
    paymentMethod: 'credit',
    thirdPartyIdentifier: booking.reference,
  });
  return { reservationId: reservationID, status, grandTotalCents: grandTotal };
}
