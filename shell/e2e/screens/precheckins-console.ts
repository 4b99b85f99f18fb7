import sharp from 'sharp';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { atCloudbeds, bookSinceYesterday } from '../../../mfe-guest/e2e/cloudbeds.ts';
import { newPhone, textPrecheckinLink } from '../../../mfe-guest/e2e/precheckin-link.ts';
import { expect, type Locator, type Page, type Sql } from '../console.ts';

/** Who is booked, and where the texts of the hotel reach them. */
export type Guest = { name: string; phone: string; reservationId: string };

type Offer = { propertyRooms: { roomTypeID: string }[] };

/** The first night, so many days from now or later, on which there is a room. Days are of the hotel. */
async function freeNight(days: number): Promise<{ startDate: string; endDate: string; roomTypeID: string }> {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), days);
  const night = { startDate, endDate: addDays(startDate, 1) };
  const party = { rooms: '1', adults: '2', children: '0' };
  const [offer] = await atCloudbeds<Offer[]>('GET', 'getAvailableRoomTypes', { ...night, ...party });
  return offer ? { ...night, roomTypeID: offer.propertyRooms[0]!.roomTypeID } : freeNight(days + 1);
}

/** Somebody books a night at Cloudbeds itself, so no link goes out by itself. */
export async function bookAtCloudbeds(lastName: string): Promise<Guest> {
  const { roomTypeID, ...night } = await freeNight(90);
  const guest = { guestFirstName: 'Rosa', guestLastName: lastName, guestCountry: 'US', guestZip: '78701' };
  const phone = newPhone();
  const party = Object.entries({ rooms: '1', adults: '2', children: '0' }).flatMap(
    ([what, quantity]): [string, string][] => [
      [`${what}[0][roomTypeID]`, roomTypeID],
      [`${what}[0][quantity]`, quantity],
    ],
  );
  const { reservationID } = await atCloudbeds<{ reservationID: string }>('POST', 'postReservation', {
    ...{ ...night, ...guest, guestEmail: 'rosa@guest.example', guestPhone: phone, paymentMethod: 'credit' },
    ...Object.fromEntries(party),
  });
  return { name: `Rosa ${lastName}`, phone, reservationId: reservationID };
}

/** Somebody whose room has been theirs since yesterday, so that they can be let in at every hour; it is to be given back. */
export async function bookInHouse(lastName: string): Promise<Guest> {
  const phone = newPhone();
  const reservationId = await bookSinceYesterday({ firstName: 'Rosa', lastName, phone });
  return { name: `Rosa ${lastName}`, phone, reservationId };
}

/** The desk sends a link. @returns where the guest's own calls go with it */
export async function sendLink(desk: Page, guest: Guest): Promise<string> {
  const link = await textPrecheckinLink(desk, guest);
  return `${process.env['E2E_URL']}/api/precheckin/${link.split('/').at(-1)!}`;
}

async function post(address: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, `${address.split('/').at(-1)}: ${await answer.text()}`).toBe(200);
}

const drawing = async (): Promise<string> => {
  const ink =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="150"><path d="M20 120C120 0 220 200 380 30" fill="none" stroke="#111" stroke-width="6"/></svg>';
  return `data:image/png;base64,${(await sharp(Buffer.from(ink)).png().toBuffer()).toString('base64')}`;
};

const photo = async (): Promise<string> => {
  const image = sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } });
  return `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString('base64')}`;
};

/** The guest draws the first signature, types the second, and shows a document. */
export async function giveEverything(link: string): Promise<void> {
  expect((await fetch(link)).status).toBe(200);
  const signatureData = await drawing();
  await post(`${link}/sign-registration`, { signatureData });
  await post(`${link}/sign-cc-auth`, { signatureData, typedName: 'Rosa Maria Whitfield' });
  await post(`${link}/upload-id`, { idPhotoBase64: await photo(), filename: 'id.jpg', mimeType: 'image/jpeg' });
}

/** As if the guest had asked to be checked in, and Cloudbeds had said no. */
export const leaveToReception = (sql: Sql, { reservationId }: Guest, problem: string) =>
  sql(
    `UPDATE precheckin SET step = 'submitted', submitted_at = now(), changed_at = now(), problem = $2
     WHERE reservation_id = $1`,
    [reservationId, problem],
  );

/** Whoever waits for the desk raises an alert, which is none of the other journeys'. */
export const removePrecheckins = async (sql: Sql): Promise<void> => {
  const ours = `SELECT id FROM precheckin WHERE guest_name LIKE 'Rosa Byron-%'`;
  await sql(`DELETE FROM signed_record WHERE precheckin_id IN (${ours})`);
  await sql(`DELETE FROM precheckin WHERE id IN (${ours})`);
};

/** The page of a guest's pre-check-in. */
export async function pathOf(sql: Sql, { reservationId }: Guest): Promise<string> {
  const [row] = await sql<{ id: string }>('SELECT id FROM precheckin WHERE reservation_id = $1', [reservationId]);
  return `/precheckins/${row!.id}`;
}

export const step = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: 'From the registration card to the check-in' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
