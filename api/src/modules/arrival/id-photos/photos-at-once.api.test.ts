import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import sharp from 'sharp';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { invited, sign, upload, type Precheckin } from '../../../../test/people/precheckin.ts';
import { measureTurns, turnsOf, watchLiveness } from '../../../../test/sweeps/hostile/watched-api.ts';

const mostMegabytes = 400;
const phones = ['+15125550161', '+15125550162'];

const hotel = useConnectedProcess(() => measureTurns);
const desk = useFrontDesk(hotel);
const guests: Precheckin[] = [];
let endWatch: () => Promise<number[]>;
beforeAll(async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 3);
  for (const phone of phones) {
    const reservation = await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone });
    const guest = await invited(hotel, reservation, phone);
    await sign(hotel, guest, 'registration');
    await sign(hotel, guest, 'cc-auth');
    guests.push(guest);
  }
});
beforeEach(async () => {
  await hotel.api.sql('DELETE FROM rate_limit');
  endWatch = watchLiveness(hotel.api);
});

/** A small file that takes the most memory of its size: all of it is held at once to be read, and once more to be turned. */
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#807060' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer();

/** Copies that differ by a byte after their end, as one guest's copies would be answered as one. */
const uploadAtOnce = (file: Buffer, guest: Precheckin, times: number): Promise<Response>[] =>
  Array.from({ length: times }, (_, at) => upload(hotel, guest, Buffer.concat([file, Buffer.from([at])])));

async function expectUndisturbed(): Promise<void> {
  const statuses = await endWatch();
  expect(statuses.length).toBeGreaterThan(3);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect((await turnsOf(hotel.api)).megabytes).toBeLessThan(mostMegabytes);
}

test('eight photos of 64 megapixels at once are rejected by their headers, and the API runs on in less than 400 MB', async () => {
  const file = await photo(8192, 8192);
  for (const answer of await Promise.all(uploadAtOnce(file, guests[0]!, 8)))
    expect((await errorOf(answer, 400)).message).toContain('too many pixels');
  await expectUndisturbed();
});

test('sixteen photos of the largest accepted size are processed one by one, and those beyond the queue get a Retry-After', async () => {
  const file = await photo(5792, 4344);
  const answers = await Promise.all(guests.flatMap((guest) => uploadAtOnce(file, guest, 8)));
  const [taken, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
  expect(taken!.length + refused!.length).toBe(16);
  expect(taken!.length).toBeGreaterThanOrEqual(8);
  expect(refused!.length).toBeGreaterThan(0);
  for (const answer of refused!) {
    expect(answer.headers.get('retry-after')).toBe('10');
    expect((await errorOf(answer, 503)).code).toBe('busy');
  }
  await expectUndisturbed();
});
