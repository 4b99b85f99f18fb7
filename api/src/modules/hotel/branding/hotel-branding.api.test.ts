import { afterEach, describe, expect, test } from '@jest/globals';
import { guestPageEndpoints, type Hotel, type PrivacyNotice } from '@booking/contracts/guest-pages';
import { pictureEndpoints, type HotelPictureKind } from '@booking/contracts/pictures';
import { settingEndpoints, type SettingKey } from '@booking/contracts/settings';
import { unreadableSentence } from '@booking/hotel/hotel-colors';
import sharp from 'sharp';
import { dataUrl, picture, sizedPng } from '../../../../test/people/pictures.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { useOwnConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';

const product = useOwnConnectedApi();
const headers = basicOf(owner.email, owner.password);
const kinds: HotelPictureKind[] = ['logo', 'photo'];
afterEach(async () => {
  await product.api.sql('DELETE FROM setting WHERE key <> $1', ['mode']);
  for (const kind of kinds) await product.api.call(pictureEndpoints.removeHotelPicture, { params: { kind } });
});

const hotel = async (): Promise<Hotel> => (await product.api.call(guestPageEndpoints.hotels)).data[0]!;
const save = (key: SettingKey, value: unknown) => product.api.call(settingEndpoints.save, { body: { key, value } });
const upload = (kind: HotelPictureKind, imageData: string) =>
  product.api.call(pictureEndpoints.uploadHotelPicture, { params: { kind }, body: { imageData } });
const shapeOf = async (path: string) => {
  const answer = await product.api.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const { width, height, hasAlpha } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height, hasAlpha };
};

describe('the photo of guest pages', () => {
  test('is our copy of the property system’s, as soon as there is one', async () => {
    const { propertyImage } = await hotel();
    expect(propertyImage).toMatch(/^http/);
    const kept = await eventually(async () => (await hotel()).picture);
    expect(await shapeOf(`/api/pictures/${kept}/360.webp`)).toMatchObject({ width: 360, height: 203 });
    expect(await product.api.call(pictureEndpoints.hotelPictures)).toEqual({
      ...{ logo: null, photo: null, fromPropertySystem: kept },
    });
  });

  test('is the uploaded one, also where a link is shared, until it is removed', async () => {
    const before = await hotel();
    const { photo } = await upload('photo', dataUrl(await picture(800, 600).png().toBuffer()));
    expect(photo).toMatch(/^[0-9a-f]{20}$/);
    const { picture: kept, propertyImage } = await hotel();
    expect(kept).toBe(photo);
    expect(propertyImage).toMatch(new RegExp(`^https?://[^/]+/api/pictures/${photo}/720\\.jpg$`));
    expect(await shapeOf(`/api/pictures/${photo}/720.webp`)).toMatchObject({ width: 720, height: 405 });
    await product.api.call(pictureEndpoints.removeHotelPicture, { params: { kind: 'photo' } });
    expect((await hotel()).propertyImage).toBe(before.propertyImage);
  });

  test('stays when pictures that no page asked for are deleted', async () => {
    const { photo } = await upload('photo', dataUrl(await picture(640, 360).png().toBuffer()));
    await product.api.sql(`UPDATE picture_file SET made_at = made_at - interval '40 days'`);
    await upload('logo', dataUrl(await picture(64, 64).png().toBuffer()));
    expect((await product.api.request(`/api/pictures/${photo}/360.webp`)).status).toBe(200);
  });
});

describe('the logo', () => {
  test('is whole, transparent where it was, and no larger than pages show it on a phone', async () => {
    const wide = await sharp({ create: { width: 2000, height: 300, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const { logo } = await upload('logo', dataUrl(wide));
    expect(await shapeOf(`/api/pictures/${logo}/logo.webp`)).toEqual({ width: 480, height: 72, hasAlpha: true });
    expect((await hotel()).logo).toBe(logo);
  });

  test('is not enlarged', async () => {
    const { logo } = await upload('logo', dataUrl(await picture(60, 30).png().toBuffer()));
    expect(await shapeOf(`/api/pictures/${logo}/logo.webp`)).toMatchObject({ width: 60, height: 30 });
  });
});

describe.each(kinds)('a %s', (kind) => {
  const refused = async (imageData: string): Promise<string> => {
    const path = `/api/admin/hotel-pictures/${kind}`;
    const answer = await product.api.request(path, { method: 'PUT', headers, body: { imageData } });
    const error = await errorOf(answer, 400);
    return error.message;
  };

  test.each<[string, () => Promise<string> | string, RegExp]>([
    ['what is no data URL', () => 'https://hotel.example/logo.png', /^This is no image that can be read/],
    ['a drawing with scripts', () => dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), /no image/],
    [
      'a file of more than 2 MB',
      async () => dataUrl(Buffer.concat([await picture(8, 8).png().toBuffer(), Buffer.alloc(2 * 1024 ** 2)])),
      /2 MB at most/,
    ],
    [
      'what would fill the memory',
      async () => dataUrl(sizedPng(await picture(8, 8).png().toBuffer(), 40_000, 40_000)),
      /24 megapixels/,
    ],
    [
      'half an image',
      async () => dataUrl((await picture(600, 600).jpeg().toBuffer()).subarray(0, 20_000)),
      /damaged|no image/,
    ],
  ])('is not replaced by %s', async (_, imageData, sentence) => {
    const before = await product.api.call(pictureEndpoints.hotelPictures);
    expect(await refused(await imageData())).toMatch(sentence);
    expect(await product.api.call(pictureEndpoints.hotelPictures)).toEqual(before);
  });
});

describe('colors', () => {
  test('that are saved are what guests’ pages get', async () => {
    expect((await hotel()).colors).toEqual({ accent: '', header: '' });
    await save('hotelColors', { accent: ' #8B0000', header: '#ffd700' });
    expect((await hotel()).colors).toEqual({ accent: '#8b0000', header: '#ffd700' });
  });

  test.each([
    [{ accent: '#808080', header: '' }, 'value.accent', unreadableSentence('#808080')],
    [{ accent: '', header: '#808080' }, 'value.header', unreadableSentence('#808080')],
    [{ accent: 'red', header: '' }, 'value.accent', 'A color looks like #107c85.'],
  ])('%j are rejected with a sentence', async (value, path, sentence) => {
    const body = { key: 'hotelColors', value };
    const answer = await product.api.request('/api/admin/settings', { method: 'POST', headers, body });
    const { message, issues } = await errorOf(answer, 400);
    expect([message, issues?.[0]?.path]).toEqual([sentence, path]);
    expect((await hotel()).colors).toEqual({ accent: '', header: '' });
  });
});

test('the privacy notice says what the settings say, which the deleting jobs follow', async () => {
  const notice = (): Promise<PrivacyNotice> => product.api.call(guestPageEndpoints.privacyNotice);
  expect(await notice()).toMatchObject({ keepsRecordings: true, recordingDays: 30, imageDays: 30 });
  for (const [key, value] of [
    ['keepRecordings', false],
    ['recordingRetentionDays', 5],
    ['transcriptRetentionDays', 6],
    ['idImageRetentionDays', 0],
    ['intakeRetentionDays', 8],
    ['hotelEmail', 'privacy@hotel.example'],
  ] as const)
    await save(key, value);
  expect(await notice()).toEqual({
    ...{ email: 'privacy@hotel.example', keepsRecordings: false, recordingDays: 5, transcriptDays: 6 },
    ...{ imageDays: 0, unpaidContactDays: 8 },
  });
});
