import { z } from 'zod';
import type { PaymentEvent } from '@booking/contracts/payments';
import type { ConnectedApi } from '../../../api/test/start/connected-api.ts';
import { eventually } from '../../../api/test/start/running-api.ts';

const Reservation = z.object({ data: z.object({ balanceDetailed: z.object({ paid: z.number() }) }) });

/** What the folio of each booked reservation has as paid. */
export async function collectFolios(
  { simulators }: ConnectedApi,
  payments: PaymentEvent[],
): Promise<Map<string, number>> {
  const { CLOUDBEDS_TEST_API_KEY: key, CLOUDBEDS_TEST_PROPERTY_ID: property } = simulators.env;
  const folios = new Map<string, number>();
  for (const { reservationId } of payments) {
    if (reservationId === null || folios.has(reservationId)) continue;
    const query = new URLSearchParams({ propertyID: property!, reservationID: reservationId });
    // the account's requests a second are shared with the API
    const answer = await eventually(async () => {
      const each = await fetch(`${simulators.cloudbeds}/getReservation?${query}`, { headers: { 'x-api-key': key! } });
      return each.status !== 429 && each;
    }, 500);
    const { data } = Reservation.parse(await answer.json());
    folios.set(reservationId, Math.round(data.balanceDetailed.paid * 100));
  }
  return folios;
}
