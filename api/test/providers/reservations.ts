import type { ConnectedApi } from '../start/connected-api.ts';
import { eventually } from '../start/running-api.ts';

/** A reservation as Cloudbeds lists it. */
export type ListedReservation = {
  reservationID: string;
  status: string;
  startDate: string;
  endDate: string;
  balance: number;
};

/** What Cloudbeds has under our reference, the payment's id. */
export async function reservationsFor({ simulators }: ConnectedApi, paymentId: string): Promise<ListedReservation[]> {
  const { CLOUDBEDS_TEST_API_KEY: key, CLOUDBEDS_TEST_PROPERTY_ID: property } = simulators.env;
  const query = new URLSearchParams({ propertyID: property!, sourceReservationId: paymentId });
  const address = `${simulators.cloudbeds}/getReservations?${query}`;
  // the account's requests a second are shared with the API
  const answer = await eventually(async () => {
    const each = await fetch(address, { headers: { 'x-api-key': key! } });
    return each.status !== 429 && each;
  }, 500);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { data: ListedReservation[] }).data;
}
