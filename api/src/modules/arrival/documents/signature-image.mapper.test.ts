import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { dataUrl, picture, scribble } from '../../../../test/people/pictures.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { normalizeSignature } from './signature-image.mapper.ts';

const pad = (background: typeof white, width = 400, height = 150): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const white = { r: 255, g: 255, b: 255, alpha: 1 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const refusal = (file: Buffer): Promise<Refusal> =>
  normalizeSignature(dataUrl(file)).then(
    () => Promise.reject(new Error('It was taken.')),
    (error: unknown) => error as Refusal,
  );

test.each(['white', 'none'] as const)('stores a name drawn on %s as a grey PNG on white', async (background) => {
  const kept = sharp(await normalizeSignature(dataUrl(await scribble(0, background))));
  expect(await kept.metadata()).toMatchObject({ format: 'png', width: 400, height: 150, channels: 1, hasAlpha: false });
  const { channels } = await kept.stats();
  expect(channels[0]).toMatchObject({ max: 255 });
  expect(channels[0]!.min).toBeLessThan(80);
});

test.each(['jpeg', 'webp'] as const)('accepts a %s, too', async (format) => {
  const file = await sharp(await scribble(0, 'white'))
    .toFormat(format)
    .toBuffer();
  expect((await sharp(await normalizeSignature(dataUrl(file, `image/${format}`))).metadata()).format).toBe('png');
});

test('stores equal drawings as equal bytes, and different ones as different bytes', async () => {
  const [one, again, other] = await Promise.all([0, 0, 90].map(async (slant) => dataUrl(await scribble(slant))));
  expect(await normalizeSignature(one!)).toEqual(await normalizeSignature(again!));
  expect(await normalizeSignature(one!)).not.toEqual(await normalizeSignature(other!));
});

test('scales an oversized drawing down and removes its metadata', async () => {
  const file = await picture(2000, 1500)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .png()
    .toBuffer();
  const kept = await normalizeSignature(dataUrl(file));
  expect(await sharp(kept).metadata()).toMatchObject({ width: 800, height: 600 });
  expect(kept.includes('Somebody')).toBe(false);
});

test.each([
  ['white', white],
  ['clear', clear],
  ['almost white', { r: 250, g: 250, b: 248, alpha: 1 }],
])('rejects an empty pad: %s', async (_, background) => {
  expect(await refusal(await pad(background))).toMatchObject({
    status: 400,
    message: 'Please provide your signature before saving.',
  });
});

test.each([
  ['black', { r: 0, g: 0, b: 0, alpha: 1 }],
  ['the color of ink', { r: 16, g: 32, b: 58, alpha: 1 }],
  ['a little of the paper seen through', { r: 0, g: 0, b: 0, alpha: 0.9 }],
])('rejects a filled-in pad: %s', async (_, background) => {
  expect(await refusal(await pad(background))).toMatchObject({
    status: 400,
    code: 'signature_filled',
    message: 'This is no signature. Please clear it and sign again.',
  });
});

test('rejects a filled rectangle with a margin', async () => {
  const inner = await pad({ r: 0, g: 0, b: 0, alpha: 1 }, 380, 130);
  const file = await sharp(await pad(white))
    .composite([{ input: inner, left: 10, top: 10 }])
    .png()
    .toBuffer();
  expect(await refusal(file)).toMatchObject({ status: 400, code: 'signature_filled' });
});

test.each([
  ['text', Buffer.from('Jane Doe')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\nand then nothing', 'latin1')],
])('rejects %s', async (_, file) => {
  expect(await refusal(file)).toMatchObject({
    status: 400,
    message: 'This signature could not be read. Please clear it and sign again.',
  });
});

test('rejects a small file that unpacks to a huge image', async () => {
  expect(await refusal(await pad(white, 4_000, 4_000))).toMatchObject({ status: 400, code: 'signature_unreadable' });
});
