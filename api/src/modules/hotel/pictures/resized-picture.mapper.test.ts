import { expect, test } from '@jest/globals';
import { pictureHeight, pictureWidths } from '@booking/contracts/picture-sizes';
import sharp from 'sharp';
import { picture, sizedPng } from '../../../../test/people/pictures.ts';
import { resizePicture } from './resized-picture.mapper.ts';

const shapeOf = async (file: Buffer | undefined) => {
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height };
};

test('a photo is cut to the shape of the pages, as WebP in every width and once as JPEG', async () => {
  const { files } = await resizePicture(await picture(1600, 1066).jpeg().toBuffer());
  for (const width of pictureWidths) {
    const shape = { format: 'webp', width, height: Math.round(pictureHeight(width)) };
    expect(await shapeOf(files.get(`${width}.webp`))).toEqual(shape);
  }
  expect(await shapeOf(files.get('720.jpg'))).toEqual({ format: 'jpeg', width: 720, height: 405 });
  expect(files.size).toBe(4);
});

test('a small photo is not blown up', async () => {
  const { files } = await resizePicture(await picture(320, 180).png().toBuffer());
  expect(await shapeOf(files.get('1080.webp'))).toEqual({ format: 'webp', width: 320, height: 180 });
});

test('a photo is turned upright and loses its location', async () => {
  const photo = picture(800, 1200)
    .withExif({ IFD0: { Make: 'Camera of Jane' } })
    .withMetadata({ orientation: 6 });
  const { files } = await resizePicture(await photo.jpeg().toBuffer());
  expect(await shapeOf(files.get('1080.webp'))).toMatchObject({ width: 1080, height: 608 });
  for (const file of files.values()) expect((await sharp(file).metadata()).exif).toBeUndefined();
});

test('its name depends only on its content', async () => {
  const photo = await picture(400, 300).png().toBuffer();
  const { hash } = await resizePicture(photo);
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect((await resizePicture(photo)).hash).toBe(hash);
  expect((await resizePicture(await picture(400, 301).png().toBuffer())).hash).not.toBe(hash);
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a drawing that could name other files', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', () => Buffer.from('<!doctype html><title>Not found</title>')],
  ['a file that is cut off', async () => (await picture(400, 300).jpeg().toBuffer()).subarray(0, 900)],
  ['a picture that would fill the memory', async () => sizedPng(await picture(8, 8).png().toBuffer(), 30_000, 30_000)],
])('rejects %s', async (_, file) => {
  await expect(resizePicture(await file())).rejects.toThrow();
});
