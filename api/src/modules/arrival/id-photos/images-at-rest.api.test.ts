import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import sharp from 'sharp';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { post } from '../../../../test/people/guest-trip.ts';
import { runJob } from '../../../../test/requests/jobs.ts';
import { dataUrl, picture, sizedPng } from '../../../../test/people/pictures.ts';
import { invited, sign, upload, type Precheckin } from '../../../../test/people/precheckin.ts';
import { rawRequest } from '../../../../test/requests/raw-request.ts';
import { doorSecrets, eventually } from '../../../../test/start/running-api.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { DiskObjects } from '../../../platform/objects/disk-objects.adapter.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';

const phone = '+15125550172';

let folder: string;
const hotel = useConnectedProcess(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  return { DATA_DIR: folder };
});
afterAll(() => rm(folder, { recursive: true }));
const desk = useFrontDesk(hotel);

let guest: Precheckin;
beforeAll(async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 2);
  guest = await invited(hotel, await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone }), phone);
  await sign(hotel, guest, 'registration');
  await sign(hotel, guest, 'cc-auth');
});

const files = async (): Promise<string[]> =>
  (await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const keyOfPhoto = async (): Promise<string | undefined> =>
  (await hotel.api.sql<{ image_key: string }>(`SELECT image_key FROM signed_record WHERE kind = 'id_photo'`))[0]
    ?.image_key;
/** What lies under a key, to whoever has SECRET_KEY. */
function opened(key: string): Promise<Buffer | undefined> {
  const env = Env.read({
    DATABASE_URL: hotel.api.databaseUrl,
    ...doorSecrets,
    ...{ SECRET_KEY: 'a-key-that-is-only-for-tests', DATA_DIR: folder },
  });
  return new SealedObjects(new DiskObjects(env), new Sealed(env)).get(key);
}
/** Every row of every table, jobs included. */
async function dump(): Promise<string> {
  const tables = await hotel.api.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts = tables.map(({ name }) =>
    hotel.api.sql<{ text: string | null }>(`SELECT string_agg(t::text, ' ') AS text FROM ${name} t`),
  );
  return (await Promise.all(texts)).map(([row]) => row!.text ?? '').join('\n');
}

test('neither the database nor the disk holds a readable image or photo metadata', async () => {
  const gps = { GPSLatitude: '30/1 16/1 2/1', GPSLatitudeRef: 'N' };
  const file = await picture()
    .withExif({ IFD0: { Make: 'CameraOfJane' }, IFD3: gps })
    .jpeg()
    .toBuffer();
  expect((await upload(hotel, guest, file)).status).toBe(200);
  const kept = (await opened((await keyOfPhoto())!))!;
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
  expect(kept.toString('latin1')).not.toMatch(/CameraOfJane|GPS/);

  const lying = await files();
  expect(lying).toHaveLength(3);
  const readable = [file, kept].flatMap((each) => [each.subarray(200, 232), each.subarray(-40, -8)]);
  for (const path of lying) {
    const bytes = await readFile(path);
    await expect(sharp(bytes).metadata()).rejects.toThrow();
    expect(readable.some((part) => bytes.includes(part))).toBe(false);
  }
  const database = await dump();
  const written = readable.flatMap((part) => [part.toString('hex'), part.toString('base64').slice(4, -6)]);
  expect(written.filter((part) => database.includes(part))).toEqual([]);
  // builds of remotes name the pattern of such a text, which goes on with no word
  expect(database).not.toMatch(/data:image\/\w|base64,\w|\/9j\/|iVBOR|ffd8ff|89504e47/);
  expect(hotel.api.log()).not.toMatch(/data:image|base64,/);
});

test('a replaced photo is deleted from the disk', async () => {
  await upload(hotel, guest, await picture(300, 200).jpeg().toBuffer());
  const first = (await keyOfPhoto())!;
  expect((await upload(hotel, guest, await picture(200, 300).jpeg().toBuffer())).status).toBe(200);
  await eventually(async () => (await files()).length === 3);
  expect(await opened(first)).toBeUndefined();
  expect(await sharp(await opened((await keyOfPhoto())!)).metadata()).toMatchObject({ width: 200 });
});

test('only an image without a row is deleted after an hour', async () => {
  const named = await files();
  const [stray, begun, fresh] = [randomUUID(), `${randomUUID()}.part`, randomUUID()].map((name) =>
    join(dirname(named[0]!), name),
  );
  for (const file of [stray!, begun!, fresh!]) await writeFile(file, 'sealed');
  const anHourAgo = new Date(Date.now() - 61 * 60_000);
  for (const file of [...named, stray!, begun!]) await utimes(file, anHourAgo, anHourAgo);
  await runJob(hotel.api, 'delete-stray-images');
  expect((await files()).toSorted()).toEqual([...named, fresh!].toSorted());
  await rm(fresh!);
});

test('an image of 40,000 pixels is stored at screen size', async () => {
  const strip = sharp({ create: { width: 40_000, height: 400, channels: 3, background: 'white' } });
  expect((await upload(hotel, guest, await strip.png().toBuffer(), 'image/png')).status).toBe(200);
  expect(await sharp(await opened((await keyOfPhoto())!)).metadata()).toMatchObject({ format: 'jpeg', width: 2400 });
});

describe('over HTTP a photo is rejected', () => {
  const padded = async (bytes: number): Promise<Buffer> => {
    const file = await picture(400, 300).jpeg().toBuffer();
    return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
  };
  const body = (file: Buffer, mimeType: string) => ({
    idPhotoBase64: dataUrl(file, mimeType),
    filename: 'id',
    mimeType,
  });

  test('of 5 MB and a byte, while one of 5 MB is accepted', async () => {
    const answer = await upload(hotel, guest, await padded(largestIdPhoto + 1));
    expect((await errorOf(answer, 413)).message).toBe(idPhotoProblems.size);
    expect((await upload(hotel, guest, await padded(largestIdPhoto))).status).toBe(200);
  });

  test('of far more, before its body is read', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(4 * largestIdPhoto) };
    const head = { method: 'POST', headers, unfinished: true };
    expect((await rawRequest(hotel.api.url, `${guest.link}/upload-id`, head)).status).toBe(413);
  });

  test('of 40,000 by 40,000 pixels, also in a small file', async () => {
    const claim = sizedPng(await picture().png().toBuffer(), 40_000, 40_000);
    const { message } = await errorOf(await upload(hotel, guest, claim, 'image/png'), 400);
    expect(message).toBe('This image has too many pixels. Please upload one of at most 24 megapixels.');
  });

  test.each([
    ['a program', Buffer.from('MZ\x90\x00', 'latin1')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('that is %s, and nothing of it is stored', async (_, file) => {
    const before = [await keyOfPhoto(), (await files()).toSorted()];
    const { message } = await errorOf(await post(hotel, `${guest.link}/upload-id`, body(file, 'image/jpeg')), 400);
    expect(message).toBe(idPhotoProblems.kind);
    expect([await keyOfPhoto(), (await files()).toSorted()]).toEqual(before);
  });
});
