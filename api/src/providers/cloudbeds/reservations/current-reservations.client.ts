import type { Mode } from '@booking/contracts/mode';
import { z } from 'zod';
import { page, rows } from '../../lenient-rows.schema.ts';
import type { ListedReservation } from '../../property-system.port.ts';
import { id, whole, words } from '../answer-fields.schema.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { Guest, phonesOf } from './reservation-answers.schema.ts';

/** getReservations with its guests. */
const Listed = z.object({
  data: page(z.object({ reservationID: id, guestName: words, guestList: rows(Guest) })),
  total: whole,
});

const pageSize = 100;
/** More than any one hotel has ahead of it. */
const mostPages = 30;

/** Reservations that end on a day or later, by whom they can be known: Cloudbeds finds no telephone number, and no name but as it is written. */
export async function currentReservations(
  http: CloudbedsHttp,
  mode: Mode,
  leavesFrom: string,
): Promise<ListedReservation[]> {
  const found = new Map<string, ListedReservation>();
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber++) {
    const asked = { checkOutFrom: leavesFrom, includeGuestsDetails: true, sortByRecent: true, pageNumber, pageSize };
    const { data, total } = await http.requestParsed(mode, Listed, 'GET', 'getReservations', asked);
    for (const { reservationID, guestName, guestList } of data.rows) {
      found.set(reservationID, { id: reservationID, guestName, phones: phonesOf(guestList) });
    }
    if (data.size === 0 || pageNumber * pageSize >= total) break;
  }
  return [...found.values()];
}
