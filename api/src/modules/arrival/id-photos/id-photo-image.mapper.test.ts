import { describe, expect, test } from '@jest/globals';
import { idPhotoProblems, largestIdPhoto } from '@booking/contracts/precheckin';
import sharp from 'sharp';
import { dataUrl, picture, sizedPng } from '../../../../test/people/pictures.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { normalizeIdPhoto } from './id-photo-image.mapper.ts';

const refusal = (idPhoto: string): Promise<Refusal> =>
  normalizeIdPhoto(idPhoto).then(
    () => Promise.reject(new Error('It was taken.')),
    (error: unknown) => error as Refusal,
  );

const noImage = { status: 400, message: 'Please upload an image file (JPG, PNG, etc.)' };

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('that is a %s is stored as a JPEG', async (format) => {
    const file = await picture().toFormat(format).toBuffer();
    const kept = await normalizeIdPhoto(dataUrl(file, 'image/anything'));
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 200 });
  });

  test('is stored without place and camera', async () => {
    const gps = { GPSLatitude: '30/1 16/1 2/1', GPSLatitudeRef: 'N', GPSLongitude: '97/1 44/1 34/1' };
    const file = await picture()
      .withExif({ IFD0: { Make: 'Camera of Jane', Copyright: 'Somebody' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Jane</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif!.length).toBeGreaterThan(100);
    const kept = await normalizeIdPhoto(dataUrl(file));
    const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(kept.toString('latin1')).not.toMatch(/Jane|Somebody|GPS|Exif/);
  });

  test('that lies on its side is turned upright', async () => {
    const file = await picture(320, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const kept = sharp(await normalizeIdPhoto(dataUrl(file)));
    expect(await kept.metadata()).toMatchObject({ width: 200, height: 320 });
    // its dark left half is on top now
    const { dominant } = await sharp(
      await kept.clone().extract({ left: 0, top: 0, width: 200, height: 100 }).toBuffer(),
    ).stats();
    expect(dominant.r).toBeLessThan(100);
  });

  test('larger than a screen is scaled down', async () => {
    const file = await picture(4000, 3000).jpeg({ quality: 60 }).toBuffer();
    expect(await sharp(await normalizeIdPhoto(dataUrl(file))).metadata()).toMatchObject({ width: 2400, height: 1800 });
  });

  test('is stored without data that follows it', async () => {
    const file = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    expect((await normalizeIdPhoto(dataUrl(file))).includes('script')).toBe(false);
  });
});

describe('a JPEG as phones and cameras write it is accepted:', () => {
  const sizeOf = async (file: Buffer) => {
    const { width, height, format } = await sharp(await normalizeIdPhoto(dataUrl(file))).metadata();
    return { width, height, format };
  };
  const taken = { width: 320, height: 200, format: 'jpeg' };

  test.each([1, 2])('without its last %d bytes', async (bytes) => {
    const file = await picture().jpeg().toBuffer();
    expect(await sizeOf(file.subarray(0, -bytes))).toEqual(taken);
  });

  test('progressive, with its end and without', async () => {
    const file = await picture().jpeg({ progressive: true }).toBuffer();
    expect(await sizeOf(file)).toEqual(taken);
    expect(await sizeOf(file.subarray(0, -2))).toEqual(taken);
  });

  test('followed by a video, zeros or another photo', async () => {
    const file = await picture().jpeg().toBuffer();
    for (const more of [Buffer.alloc(5000), Buffer.from('....ftypmp42'), file.subarray(0, 400)])
      expect(await sizeOf(Buffer.concat([file, more]))).toEqual(taken);
  });

  test('in four inks', async () => {
    const file = await picture().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(file).metadata()).channels).toBe(4);
    const kept = await normalizeIdPhoto(dataUrl(file));
    expect(await sharp(kept).metadata()).toMatchObject({ ...taken, channels: 3 });
  });

  test('in grey', async () => {
    expect(await sizeOf(await picture().toColourspace('b-w').jpeg().toBuffer())).toEqual(taken);
  });
});

describe('by its content, not by its declared type, this is rejected:', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a program that was renamed', Buffer.from('MZ\x90\x00\x03 This program cannot be run in DOS mode.', 'latin1')],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a page', Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
    ['an archive', Buffer.from('PK\x03\x04\x14\x00', 'latin1')],
    ['a page that begins as a picture', Buffer.from('GIF89a/*<html><script>alert(1)</script>*/=0')],
    ['the beginning of a picture', Buffer.from('\xff\xd8\xff\xe0\x00\x10JFIF', 'latin1')],
  ])('%s', async (_, file) => {
    expect(await refusal(dataUrl(file, 'image/jpeg'))).toMatchObject(noImage);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('half a %s', async (format) => {
    const file = await picture(800, 600).toFormat(format).toBuffer();
    expect(await refusal(dataUrl(file.subarray(0, file.length / 2)))).toMatchObject({
      status: 400,
      message: idPhotoProblems.damaged,
    });
  });

  test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif'])('a photo of the family of HEIC: %s', async (brand) => {
    const file = Buffer.from(`\x00\x00\x00\x18ftyp${brand}\x00\x00\x00\x00`, 'latin1');
    expect((await refusal(dataUrl(file, 'image/jpeg'))).message).toBe(idPhotoProblems.heif);
  });

  test.each(['', 'data:', 'data:image/png;base64,', 'data:image/png,abc', 'https://hotel.example/id.png'])(
    'a value that is no file: %j',
    async (idPhoto) => {
      expect(await refusal(idPhoto)).toMatchObject(noImage);
    },
  );

  test('a proprietary photo format, with advice', async () => {
    const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
    const { status, message } = await refusal(dataUrl(heic, 'image/heic'));
    expect([status, message]).toEqual([400, expect.stringMatching(/HEIC.*choose a JPG or PNG/)]);
  });
});

describe('a photo may have at most', () => {
  const padded = async (bytes: number): Promise<string> => {
    const file = await picture().jpeg().toBuffer();
    return dataUrl(Buffer.concat([file, Buffer.alloc(bytes - file.length)]));
  };

  test('5 MB', async () => {
    await normalizeIdPhoto(await padded(largestIdPhoto));
    expect(await refusal(await padded(largestIdPhoto + 1))).toMatchObject({
      status: 413,
      message: 'Please upload an image smaller than 5MB',
    });
  });

  test('24 megapixels, unpacked or declared', async () => {
    const tooMany = 'This image has too many pixels. Please upload one of at most 24 megapixels.';
    const white = sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: 'white' } });
    const bomb = await white.png().toBuffer();
    expect(bomb.length).toBeLessThan(largestIdPhoto);
    expect(await refusal(dataUrl(bomb))).toMatchObject({ status: 400, message: tooMany });
    const claim = sizedPng(await picture().png().toBuffer(), 40_000, 40_000);
    expect(await refusal(dataUrl(claim))).toMatchObject({ status: 400, message: tooMany });
  });

  test('40,000 pixels on a side, of which 2400 are stored', async () => {
    const strip = sharp({ create: { width: 40_000, height: 400, channels: 3, background: 'white' } });
    expect(await sharp(await normalizeIdPhoto(dataUrl(await strip.png().toBuffer()))).metadata()).toMatchObject({
      width: 2400,
    });
  });
});
