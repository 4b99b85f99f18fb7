import { precheckinDeskEndpoints, type Precheckin as DeskPrecheckin } from '@booking/contracts/precheckins';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import type { Reservation } from '../../src/providers/property-system.port.ts';
import type { ConnectedApi } from '../start/connected-api.ts';
import type { FrontDesk } from './front-desk.ts';
import { addressIn, newCaller } from './guest-trip.ts';
import { picture } from './pictures.ts';
import { sign, upload, type Precheckin } from './precheckin.ts';

/** A guest whom the desk texted a link. */
export type SigningGuest = Precheckin & { id: string; reservation: Reservation; phone: string };

let stays = 0;
/** One night of this and the next weeks, each guest's another one. */
const soon = (): { startDate: string; endDate: string } => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 2 + stays++);
  return { startDate, endDate: addDays(startDate, 1) };
};

export const sendLink = ({ api }: ConnectedApi, reservationId: string): Promise<DeskPrecheckin> =>
  api.call(precheckinDeskEndpoints.send, { body: { reservationId } });

/** The newest link that a phone was texted, once there are so many. */
export async function newestLink(hotel: ConnectedApi, guest: string, atLeast = 1): Promise<Precheckin> {
  const token = (await addressIn(hotel, { guest }, 'pre-check-in', atLeast)).split('/').at(-1)!;
  return { token, link: `/api/precheckin/${token}` };
}

/** @param reserve how the stay is booked; one night soon unless it matters */
export async function invitedGuest(
  hotel: ConnectedApi,
  desk: FrontDesk,
  reserve: (phone: string) => Promise<Reservation> = (phone) => desk.reserve({ ...soon(), phone }),
): Promise<SigningGuest> {
  const phone = newCaller().guest;
  const reservation = await reserve(phone);
  const { id } = await sendLink(hotel, reservation.id);
  return { id, reservation, phone, ...(await newestLink(hotel, phone)) };
}

/** One who has signed both cards, the second by typing, and shown an ID. @throws Error when one of them is not taken */
export async function readyGuest(...given: Parameters<typeof invitedGuest>): Promise<SigningGuest> {
  const [hotel] = given;
  const guest = await invitedGuest(...given);
  const answers = [
    await sign(hotel, guest, 'registration'),
    await sign(hotel, guest, 'cc-auth', { typedName: 'Ada Typed' }),
    await upload(hotel, guest, await picture().jpeg().toBuffer()),
  ];
  for (const answer of answers) if (!answer.ok) throw new Error(await answer.text());
  return guest;
}
