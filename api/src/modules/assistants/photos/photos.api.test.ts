import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { assistantEndpoints, type Assistant } from '@booking/contracts/assistants';
import sharp from 'sharp';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { sizedPng } from '../../../../test/people/pictures.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);
const mostBytes = 2 * 1024 ** 2;

let api: RunningApi;
let assistant: Assistant;
beforeAll(async () => {
  api = await startApi();
  assistant = await api.call(assistantEndpoints.create, { body: { name: 'Ann', assistantId: 'a1' } });
});
afterAll(() => api.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });
const dataUrl = (file: Buffer, type = 'image/png'): string => `data:${type};base64,${file.toString('base64')}`;
const upload = (imageData: string): Promise<Assistant> =>
  api.call(assistantEndpoints.uploadImage, { params: { id: assistant.id }, body: { imageData } });
const refused = async (imageData: string, status = 400): Promise<string> => {
  const path = `/api/admin/assistants/${assistant.id}/upload-image`;
  const answer = await api.request(path, { method: 'POST', headers, body: { imageData } });
  return (await errorOf(answer, status)).message;
};
const look = (path: string, more: Record<string, string> = {}): Promise<Response> =>
  api.request(path, { headers: { ...headers, ...more } });

test('an assistant has no photo at first', async () => {
  expect(assistant.agentImageUrl).toBeNull();
  await errorOf(await look(`/api/admin/assistants/${assistant.id}/image`), 404);
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s is stored as a square WebP without metadata',
  async (format) => {
    const file = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .toFormat(format)
      .toBuffer();
    const { agentImageUrl } = await upload(dataUrl(file, `image/${format}`));
    const answer = await look(agentImageUrl!);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(kept.includes('Somebody')).toBe(false);
  },
);

test('the photo is cached for good at its hashed address, and revalidated at any other', async () => {
  const { agentImageUrl } = await upload(dataUrl(await picture(40, 40).png().toBuffer()));
  const answer = await look(agentImageUrl!);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const [bare] = agentImageUrl!.split('?');
  expect((await look(bare!)).headers.get('cache-control')).toBe('private, no-cache');
  expect((await look(`${bare}?v=old`)).headers.get('cache-control')).toBe('private, no-cache');
  const known = await look(bare!, { 'if-none-match': answer.headers.get('etag')! });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const another = await upload(dataUrl(await picture(40, 41).resize(40, 41).negate().png().toBuffer()));
  expect(another.agentImageUrl).not.toBe(agentImageUrl);
  expect((await look(bare!, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(200);
});

test('a photo may have 2 MB at most', async () => {
  const file = await picture(40, 40).png().toBuffer();
  const padded = (bytes: number): string => dataUrl(Buffer.concat([file, Buffer.alloc(bytes - file.length)]));
  await upload(padded(mostBytes));
  expect(await refused(padded(mostBytes + 1))).toBe('The photo may have 2 MB at most.');
  expect(await refused(dataUrl(Buffer.alloc(3_000_000 - 20)))).toBe('The photo may have 2 MB at most.');
  expect(await refused('x'.repeat(4_000_001))).toBe('The photo may have 2 MB at most.');
  expect(await refused('x'.repeat(5_000_000), 413)).toMatch(/too large/);
});

test.each([
  ['nothing', ''],
  ['no data URL', 'https://hotel.example/photo.png'],
  ['text that is called a picture', dataUrl(Buffer.from('Hello, I am a PNG.'))],
  ['a drawing with scripts', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
  ['half a picture', dataUrl(Buffer.from('\x89PNG\r\n\x1a\nand then nothing', 'latin1'))],
])('%s is rejected, and the photo stays', async (_, imageData) => {
  const before = await api.call(assistantEndpoints.read, { params: { id: assistant.id } });
  expect(await refused(imageData)).toMatch(/^This is no image that can be read\./);
  expect(await api.call(assistantEndpoints.read, { params: { id: assistant.id } })).toEqual(before);
});

test('a small file that unpacks to a huge image is rejected', async () => {
  const bomb = await picture(7_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(mostBytes);
  expect(await refused(dataUrl(bomb))).toBe('The photo may have 24 megapixels at most.');
});

test('hidden data is removed from a picture, also a program', async () => {
  const gps = { GPSLatitude: '30/1 16/1 2/1', GPSLatitudeRef: 'N', GPSLongitude: '97/1 44/1 34/1' };
  const photo = await picture(300, 300).withExif({ IFD3: gps }).jpeg().toBuffer();
  const page = Buffer.from('<script>alert(1)</script>');
  const jar = Buffer.from('PK\x03\x04META-INF/MANIFEST.MF', 'latin1');
  const { agentImageUrl } = await upload(dataUrl(Buffer.concat([photo, page, jar]), 'text/html'));
  const answer = await look(agentImageUrl!);
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    'image/webp',
    'nosniff',
  ]);
  const kept = Buffer.from(await answer.arrayBuffer());
  expect(kept.toString('latin1')).not.toMatch(/script|PK\x03\x04|META-INF|GPS|Exif/);
});

test('a picture that declares 40,000 pixels a side, and half a picture, are rejected', async () => {
  const whole = await picture(600, 600).png().toBuffer();
  expect(await refused(dataUrl(sizedPng(whole, 40_000, 40_000)))).toBe('The photo may have 24 megapixels at most.');
  const half = await picture(600, 600).jpeg().toBuffer();
  expect(await refused(dataUrl(half.subarray(0, half.length / 2)))).toMatch(/^This photo is damaged/);
});

test('a copy of the assistant has its photo', async () => {
  await upload(dataUrl(await picture(40, 40).png().toBuffer()));
  const body = { name: 'Copy', assistantId: 'a2' };
  const copy = await api.call(assistantEndpoints.duplicate, { params: { id: assistant.id }, body });
  expect((await look(copy.agentImageUrl!)).status).toBe(200);
});
