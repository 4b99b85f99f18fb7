import type { Mode } from '@booking/contracts/mode';
import { formatDollars } from '@booking/hotel/money';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { AgreedTotal } from '../../property-system.port.ts';
import type { CloudbedsHttp } from '../cloudbeds-http.client.ts';
import { decimal } from '../php-form.mapper.ts';
import { fullReservation } from './reservations.client.ts';

/**
 * Cloudbeds prices by itself, at the rates and fees of the moment, so the difference to what was agreed is taken off (or put on)
 * the rate. What it reckons then is looked at again: which sign lowers a price is not documented.
 */
export async function setAgreedTotal(
  http: CloudbedsHttp,
  mode: Mode,
  reservationID: string,
  { cents, endDate }: AgreedTotal,
): Promise<void> {
  const reckoned = async (): Promise<number | undefined> => {
    const { endDate: leaves, balanceDetailed } = await fullReservation(http, mode, reservationID);
    return leaves === endDate ? balanceDetailed.grandTotal : undefined;
  };
  const before = await reckoned();
  if (before === undefined || before === cents) return;
  const notes = `The guest has agreed to ${formatDollars(cents / 100)} and paid.`;
  const adjustment = { reservationID, type: 'rate', amount: decimal(before - cents), notes };
  await http.request(mode, 'POST', 'postAdjustment', adjustment);
  if ((await reckoned()) === cents) return;
  throw new ProviderError(
    'refused',
    `Reservation ${reservationID} stands in Cloudbeds, but not at ${formatDollars(cents / 100)} as agreed. Adjust it there.`,
  );
}
