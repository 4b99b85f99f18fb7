import { beforeEach, expect, test } from '@jest/globals';
import { pictureWidths } from '@booking/contracts/picture-sizes';
import sharp from 'sharp';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { getLink, see } from '../../../../test/people/guest-trip.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const trip = useConnectedApi();

// what a test before had fetched is there
beforeEach(() =>
  eventually(async () => {
    const left = await trip.api.sql(
      `SELECT FROM jobs.job WHERE name = 'keep-picture' AND state IN ('created', 'retry', 'active')`,
    );
    return left.length === 0;
  }),
);

/** The rooms behind a link, once every photo of theirs is kept. */
const roomsWithPictures = (link: string) =>
  eventually(async () => {
    const { rooms } = await see(trip, link);
    return rooms.flatMap(({ roomTypePhotos }) => roomTypePhotos).every(({ picture }) => picture) && rooms;
  });

test("the first visitor sees the property system's photos, and later ones our copies", async () => {
  const link = await getLink(trip);
  const { rooms } = await see(trip, link);
  expect(rooms.map(({ picture }) => picture)).toEqual(rooms.map(() => undefined));
  const shown = await roomsWithPictures(link);
  for (const { picture, roomTypePhotos } of shown) expect(picture).toBe(roomTypePhotos[0]!.picture);
  const kept = new Set(shown.flatMap(({ roomTypePhotos }) => roomTypePhotos.map(({ picture }) => picture)));
  // three of each room type
  expect(kept.size).toBe(3 * new Set(rooms.map(({ roomTypeID }) => roomTypeID)).size);
});

test('each copy is served in every width, cached for good, and smaller than the original', async () => {
  const [room] = await roomsWithPictures(await getLink(trip));
  const original = Buffer.from(await (await fetch(room!.roomTypePhotos[0]!.image)).arrayBuffer());
  for (const width of pictureWidths) {
    const answer = await trip.api.request(`/api/pictures/${room!.picture!}/${width}.webp`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const file = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(file).metadata()).width).toBe(width);
    expect(file.length).toBeLessThan(original.length / 2);
  }
  const plain = await trip.api.request(`/api/pictures/${room!.picture!}/720.jpg`);
  expect(plain.headers.get('content-type')).toBe('image/jpeg');
});

test('a photo is fetched once a day for all visitors', async () => {
  const link = await getLink(trip);
  const rooms = await roomsWithPictures(link);
  const photos = new Set(rooms.flatMap(({ roomTypePhotos }) => roomTypePhotos.map(({ image }) => image))).size;
  const jobs = async (): Promise<number> => {
    const [row] = await trip.api.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM jobs.job WHERE name = 'keep-picture'`,
    );
    return row!.count;
  };
  const before = await jobs();
  await Promise.all([see(trip, link), see(trip, link), see(trip, link)]);
  expect(await jobs()).toBe(before);
  await trip.api.sql(`UPDATE picture SET asked_at = asked_at - interval '25 hours'`);
  await Promise.all([see(trip, link), see(trip, link), see(trip, link)]);
  expect(await jobs()).toBe(before + photos);
});

test('a photo that cannot be fetched leaves the page unchanged, and is tried again the next day', async () => {
  const link = await getLink(trip);
  const [first] = await roomsWithPictures(link);
  await trip.api.sql(`UPDATE picture SET hash = NULL WHERE address = $1`, [first!.roomTypePhotos[0]!.image]);
  const [now] = (await see(trip, link)).rooms;
  const { picture: _, ...photo } = first!.roomTypePhotos[0]!;
  expect(now).toMatchObject({ roomTypePhotos: [photo, ...first!.roomTypePhotos.slice(1)] });
  expect([now!.picture, now!.roomTypePhotos[0]!.picture]).toEqual([undefined, undefined]);
  await trip.api.sql(`UPDATE picture SET asked_at = asked_at - interval '25 hours'`);
  await see(trip, link);
  expect((await roomsWithPictures(link))[0]!.picture).toBe(first!.picture);
});

test('the first photo of a page does not wait, the others do until they are near, and each has its place', async () => {
  const link = await getLink(trip);
  const rooms = await roomsWithPictures(link);
  const page = await (await trip.api.request(link.replace('/api/room-selection/', '/room-select/'))).text();
  const photos = [...page.matchAll(/<img [^>]*>/g)].map(([photo]) => photo);
  const byType = Map.groupBy(rooms, ({ roomTypeID }) => roomTypeID);
  expect(photos).toHaveLength(3 * byType.size);
  for (const photo of photos) expect(photo).toMatch(/width="720" height="405"/);
  expect(photos[0]).toContain('fetchPriority="high"');
  expect(photos.filter((photo) => photo.includes('loading="lazy"'))).toEqual(photos.slice(1));
  expect(page).toContain(`srcSet="/api/pictures/${rooms[0]!.picture!}/360.webp 360w,`);
});

test.each([
  `${'0'.repeat(20)}/360.webp`,
  `${'0'.repeat(20)}/361.webp`,
  'x/360.webp',
  `${encodeURIComponent('https://h-img1.cloudbeds.com/photo.jpg')}/360.webp`,
])('other paths are 404: %s', async (path) => {
  await errorOf(await trip.api.request(`/api/pictures/${path}`), 404);
});
