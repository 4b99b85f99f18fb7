import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import type { ConnectedApi } from '../../start/connected-api.ts';
import type { FrontDesk } from '../../people/front-desk.ts';
import { aboutToPay, isSynced, newCaller, paymentOf } from '../../people/guest-trip.ts';
import { textsTo } from '../../providers/account-contents.ts';
import { payCheckout } from '../../people/payment-page.ts';
import { owner } from '../../start/running-api.ts';
import { basicOf } from '../../people/staff.ts';
import { zoneWhereItIs } from '../../requests/tool-calls.ts';

/** A request that is ready to be sent, and what it has done so far to money, phones or codes. */
export type Copied = { send: () => Promise<Response>; effects: (answers: readonly Response[]) => Promise<number> };
export type Hotel = ConnectedApi & { desk: FrontDesk };

/** The hotel stands where guests of today may check in already. */
export const eveningZone = zoneWhereItIs(18);

export const asOwner = basicOf(owner.email, owner.password);
export const accepted = async (answers: readonly Response[]): Promise<number> => answers.filter(({ ok }) => ok).length;
export const guest = { firstName: 'Jane', lastName: 'Doe', email: 'jane@guest.example' };

export const post = ({ api }: Hotel, path: string, body: object = {}, headers: Record<string, string> = asOwner) =>
  api.request(path, { method: 'POST', headers, body });

export const texts = async ({ simulators }: Hotel, number: string, words: RegExp): Promise<number> =>
  (await textsTo(simulators, number)).filter(({ body }) => words.test(body)).length;

export async function paid(hotel: Hotel) {
  const { caller, address } = await aboutToPay(hotel);
  await payCheckout(address);
  return { caller, payment: await paymentOf(hotel, caller, isSynced) };
}

/** Paid, while the room was just taken at Cloudbeds. */
export async function unsynced(hotel: Hotel) {
  const { caller, address } = await aboutToPay(hotel);
  await hotel.simulators.fault('cloudbeds', 'room_just_taken');
  await payCheckout(address);
  const payment = await paymentOf(hotel, caller, ({ syncStatus }) => syncStatus === 'failed');
  await hotel.simulators.heal();
  return { caller, payment };
}

export async function reserved(hotel: Hotel, inDays = 5) {
  const caller = newCaller();
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), inDays);
  return { caller, ...(await hotel.desk.reserve({ startDate, endDate: addDays(startDate, 2), phone: caller.guest })) };
}
