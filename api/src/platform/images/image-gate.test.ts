import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { picture, sizedPng } from '../../../test/people/pictures.ts';
import { Refusal } from '../http/refusal.error.ts';
import { TooManyPixels, unpackImage } from './image-gate.service.ts';

const whole = (): Promise<Buffer> => picture().png().toBuffer();

/** Work that counts how many of it are done at once. */
function countedWork() {
  const at = { once: 0, most: 0 };
  return {
    at,
    work: async (): Promise<void> => {
      at.once += 1;
      at.most = Math.max(at.most, at.once);
      await new Promise((done) => setTimeout(done, 20));
      at.once -= 1;
    },
  };
}

test('images are unpacked one by one, and a request beyond eight waiting ones gets a Retry-After', async () => {
  const file = await whole();
  const { at, work } = countedWork();
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => unpackImage(file, work)));
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as Refusal] : []));
  expect(at.most).toBe(1);
  expect(refused.length).toBeGreaterThan(0);
  expect(tries.length - refused.length).toBeGreaterThanOrEqual(8);
  for (const refusal of refused) expect(refusal).toMatchObject({ status: 503, code: 'busy', retryAfter: 10 });
});

test('a job waits for its turn in any queue length', async () => {
  const file = await whole();
  const { at, work } = countedWork();
  await Promise.all(Array.from({ length: 12 }, () => unpackImage(file, work, { isPatient: true })));
  expect(at.most).toBe(1);
});

test('an image that cannot be unpacked leaves the next its turn', async () => {
  const file = await whole();
  const broken = unpackImage(file.subarray(0, file.length / 2), (image) => image.toBuffer());
  await expect(broken).rejects.toThrow();
  await expect(unpackImage(file, (image) => image.raw().toBuffer())).resolves.toHaveLength(320 * 200 * 3);
});

test('an image of more than 24 megapixels is rejected by its header', async () => {
  const none = (): Promise<never> => Promise.reject(new Error('It was unpacked.'));
  const claim = sizedPng(await whole(), 40_000, 40_000);
  await expect(unpackImage(claim, none)).rejects.toBeInstanceOf(TooManyPixels);
  await expect(unpackImage(await whole(), none, { most: 1000 })).rejects.toBeInstanceOf(TooManyPixels);
  const phone = sharp({ create: { width: 5712, height: 4284, channels: 3, background: 'white' } });
  await expect(unpackImage(await phone.png().toBuffer(), async () => 'taken')).resolves.toBe('taken');
});
