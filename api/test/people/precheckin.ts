import type { PrecheckinSession } from '@booking/contracts/precheckin';
import type { ConnectedApi } from '../start/connected-api.ts';
import { addressIn, post } from './guest-trip.ts';
import { dataUrl, picture, scribble } from './pictures.ts';

/** A pre-check-in in a guest's hands: where its calls are. */
export type Precheckin = { link: string; token: string };

type Reservation = { id: string; startDate: string; endDate: string; guestName: string; totalCents: number };

/** Texts the guest of a reservation the link, as if it had been booked and paid here. @returns its address in the API */
export async function invited(hotel: ConnectedApi, reservation: Reservation, guest: string): Promise<Precheckin> {
  const { id, startDate, endDate, guestName, totalCents } = reservation;
  const [payment] = await hotel.api.sql<{ id: string }>(
    `INSERT INTO payment (mode, amount_cents, status, purpose, sync_status, paid_at, reservation_id, metadata)
     VALUES ('test', $1, 'completed', 'booking', 'synced', now(), $2, $3) RETURNING id`,
    [totalCents, id, { guestPhone: guest, guestName, startDate, endDate }],
  );
  await invite(hotel, payment!.id);
  const token = (await addressIn(hotel, { guest }, 'pre-check-in')).split('/').at(-1)!;
  return { token, link: `/api/precheckin/${token}` };
}

export const invite = ({ api }: ConnectedApi, paymentId: string): Promise<unknown> =>
  api.sql(`INSERT INTO jobs.job (name, data) VALUES ('invite-to-precheckin', $1)`, [{ paymentId }]);

export async function session({ api }: ConnectedApi, { link }: Precheckin): Promise<PrecheckinSession> {
  const answer = await api.request(link);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { session: PrecheckinSession }).session;
}

export const sign = async (
  hotel: ConnectedApi,
  { link }: Precheckin,
  card: 'registration' | 'cc-auth',
  more: object = {},
): Promise<Response> => post(hotel, `${link}/sign-${card}`, { signatureData: dataUrl(await scribble()), ...more });

export const upload = (hotel: ConnectedApi, { link }: Precheckin, file: Buffer, mimeType = 'image/jpeg') =>
  post(hotel, `${link}/upload-id`, { idPhotoBase64: dataUrl(file, mimeType), filename: 'id.jpg', mimeType });

export const checkIn = ({ api }: ConnectedApi, { link }: Precheckin): Promise<Response> =>
  api.request(`${link}/checkin`, { method: 'POST' });

/** Signs both cards and uploads a photo. @throws Error when one of them is not taken */
export async function giveEverything(hotel: ConnectedApi, precheckin: Precheckin): Promise<void> {
  for (const give of [
    () => sign(hotel, precheckin, 'registration'),
    () => sign(hotel, precheckin, 'cc-auth'),
    async () => upload(hotel, precheckin, await picture().jpeg().toBuffer()),
  ]) {
    const answer = await give();
    if (!answer.ok) throw new Error(await answer.text());
  }
}
