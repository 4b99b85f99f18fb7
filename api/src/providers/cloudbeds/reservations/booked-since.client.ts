import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { page } from '../../lenient-rows.schema.ts';
import type { PaidReservation } from '../../property-system.port.ts';
import { id, money, one, reservationStatus, whole, words } from '../answer-fields.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';

/** getReservationsWithRateDetails, of which only the money counts here. */
const Booked = z.object({
  data: page(
    z.object({
      reservationID: id,
      status: reservationStatus,
      // without a zone, and without a T between date and time
      dateCreatedUTC: z
        .string()
        .transform((text) => new Date(`${text.replace(' ', 'T')}Z`))
        .pipe(z.date()),
      thirdPartyIdentifier: words,
      balanceDetailed: one(z.object({ paid: money })),
    }),
  ),
  total: whole,
});

const pageSize = 100;

/** A hundred reservations with each request; what is booked meanwhile only moves some to a page where they are named again. */
export async function bookedSince(http: CloudbedsHttp, mode: Mode, date: string): Promise<PaidReservation[]> {
  const found = new Map<string, PaidReservation>();
  for (let pageNumber = 1; ; pageNumber++) {
    const asked = { resultsFrom: `${date} 00:00:00`, pageNumber, pageSize };
    const { data, total } = await http.requestParsed(mode, Booked, 'GET', 'getReservationsWithRateDetails', asked);
    for (const { reservationID, ...row } of data.rows) {
      const { status, dateCreatedUTC: bookedAt, thirdPartyIdentifier: reference, balanceDetailed } = row;
      const paidCents = balanceDetailed.paid;
      found.set(reservationID, { id: reservationID, status, bookedAt, reference, paidCents });
    }
    if (data.size === 0 || pageNumber * pageSize >= total) return [...found.values()];
  }
}
