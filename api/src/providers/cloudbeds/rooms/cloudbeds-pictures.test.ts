import { expect, test } from '@jest/globals';
import { envOf } from '../../../../test/start/env-of.ts';
import type { Outbound, Sending } from '../../../platform/outbound/outbound.client.ts';
import { CloudbedsPictures } from './cloudbeds-pictures.client.ts';

const baseUrl = { CLOUDBEDS_BASE_URL: 'http://127.0.0.1:4302/api/v1.2' };

/** Pictures from an outside that gives one answer. */
function picturesOf(answer: () => Response, more: Record<string, string> = {}) {
  const asked: Sending[] = [];
  const open = (sending: Sending): Promise<Response> => {
    asked.push(sending);
    return Promise.resolve(answer());
  };
  return {
    asked,
    pictures: new CloudbedsPictures(envOf({ ...baseUrl, ...more }), { open } as unknown as Outbound),
  };
}

test.each([
  'https://h-img1.cloudbeds.com/uploads/60132/suite_gallery~~64acc611.jpg',
  'https://h-img2.us2.cloudbeds.com/uploads/60132/suite.jpeg',
  'http://127.0.0.1:4302/photos/cyd-1.jpg',
])('a photo is fetched from %s, without a word of who we are', async (address) => {
  const { asked, pictures } = picturesOf(() => new Response('a photo'));
  expect((await pictures.get('test', address)).toString()).toBe('a photo');
  expect(asked.map(({ url, init }) => ({ url, init }))).toEqual([{ url: address, init: {} }]);
});

test('photos are also fetched from the place that the environment names, where Cloudbeds itself is behind another', async () => {
  const more = {
    CLOUDBEDS_BASE_URL: 'http://127.0.0.1:9000/listener',
    CLOUDBEDS_PICTURES_URL: 'http://127.0.0.1:4302',
  };
  const { asked, pictures } = picturesOf(() => new Response('a photo'), more);
  expect((await pictures.get('test', 'http://127.0.0.1:4302/photos/cyd-1.jpg')).toString()).toBe('a photo');
  await expect(pictures.get('test', 'http://127.0.0.1:4303/photos/cyd-1.jpg')).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(asked).toHaveLength(1);
});

test.each([
  'http://h-img1.cloudbeds.com/photo.jpg',
  'https://h-img1.cloudbeds.com:8443/photo.jpg',
  'https://h-img1.cloudbeds.com.evil.example/photo.jpg',
  'https://evil.example/h-img1.cloudbeds.com',
  'https://h-img1.cloudbeds.com@evil.example/photo.jpg',
  'https://user@h-img1.cloudbeds.com/photo.jpg',
  'https://hotels.cloudbeds.com/photo.jpg',
  'https://h-img.a.b.cloudbeds.com/photo.jpg',
  'http://127.0.0.1:5432/photo.jpg',
  'http://localhost:4302/photo.jpg',
  'http://169.254.169.254/latest/meta-data',
  '//h-img1.cloudbeds.com/photo.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '/photo.jpg',
])('%s is not requested', async (address) => {
  const { asked, pictures } = picturesOf(() => new Response('a photo'));
  await expect(pictures.get('test', address)).rejects.toMatchObject({ kind: 'refused' });
  expect(asked).toEqual([]);
});

test('what leads elsewhere, is not there or has no end is no photo', async () => {
  const address = 'https://h-img1.cloudbeds.com/photo.jpg';
  for (const status of [302, 404]) {
    const { pictures } = picturesOf(
      () => new Response('elsewhere', { status, headers: { location: 'http://[::1]/' } }),
    );
    await expect(pictures.get('test', address)).rejects.toMatchObject({ kind: 'not_found' });
  }
  const endless = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(1024 ** 2)) });
  const { pictures } = picturesOf(() => new Response(endless));
  await expect(pictures.get('test', address)).rejects.toMatchObject({ kind: 'refused' });
});
