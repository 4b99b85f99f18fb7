/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import { words } from '@booking/languages/words';
import { problemOf, takePhoto } from './take-photo.ts';

test('a photo of up to 5 MB can be sent, one byte more cannot', () => {
  expect(problemOf({ type: 'image/jpeg', size: largestIdPhoto })).toBeUndefined();
  expect(problemOf({ type: 'image/jpeg', size: largestIdPhoto + 1 })).toBe('size');
});

test.each(['application/pdf', 'text/plain', 'video/mp4', ''])('a file of type %p is no image', (type) => {
  expect(problemOf({ type, size: 10 })).toBe('kind');
});

test('of a large file that is no image it is said that it is none', () => {
  expect(problemOf({ type: 'video/mp4', size: largestIdPhoto + 1 })).toBe('kind');
});

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const heic = new TextEncoder().encode('\0\0\0\x18ftypheic');

test.each(['', 'application/octet-stream'])('a photo that is named %p is one by how it begins', async (type) => {
  const taken = await takePhoto(new File([jpeg], 'IMG_1', { type }), 'files');
  expect(taken).toEqual({ photo: { idPhotoBase64: expect.any(String), filename: 'IMG_1', mimeType: 'image/jpeg' } });
});

test('a photo that is no JPEG but in its name, and that this browser cannot read, is refused for what it is', async () => {
  const taken = await takePhoto(new File([heic], 'IMG_2.jpg', { type: 'image/jpeg' }), 'files');
  expect(taken).toEqual({ problem: 'heif' });
});

test('a photo is refused in the words of the server', () => {
  const { t } = words('en');
  for (const problem of ['kind', 'size', 'heif'] as const)
    expect(t(`precheckin.idPhoto.problem.${problem}.body`)).toBe(idPhotoProblems[problem]);
});
