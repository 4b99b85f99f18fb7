import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findDigest, parseImage } from './image-digest.ts';
import { pinImages } from './pin-images.ts';

const digest = `sha256:${'a1'.repeat(32)}`;
const asked: string[] = [];
let registry: Server;
let address: string;

/** A registry as Docker Hub is: it gives digests to whoever has a token, and tokens to anybody. */
beforeAll(async () => {
  registry = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, address);
    asked.push(`${request.method} ${pathname}`);
    if (pathname === '/token') {
      response.end(JSON.stringify({ token: `for ${searchParams.get('scope')}` }));
    } else if (request.headers.authorization !== 'Bearer for repository:library/nginx:pull') {
      const challenge = `Bearer realm="${address}/token",service="registry",scope="repository:library/nginx:pull"`;
      response.writeHead(401, { 'www-authenticate': challenge }).end();
    } else if (pathname === '/v2/library/nginx/manifests/1.29') {
      const type = request.headers.accept?.includes('image.index') ? { 'docker-content-digest': digest } : {};
      response.writeHead(200, type).end();
    } else if (pathname.endsWith('/odd')) {
      response.writeHead(200, { 'docker-content-digest': 'latest' }).end();
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((stopped) => registry.close(stopped)));

const find = (image: string): Promise<string> => findDigest(image, () => address);

describe('the digest of an image', () => {
  test('is what its registry says, asked with a token for anybody', async () => {
    expect(await find('nginx:1.29')).toBe(digest);
    expect(asked).toEqual(
      ['HEAD', 'GET', 'HEAD'].map((method, at) =>
        at === 1 ? 'GET /token' : `${method} /v2/library/nginx/manifests/1.29`,
      ),
    );
  });

  test.each([
    ['nginx:0.1', 'answered 404 for nginx:0.1'],
    ['nginx:odd', 'names no digest of nginx:odd'],
    ['nginx', 'is no image with a tag'],
  ])('explains the failure of %s to the user', async (image, words) => {
    await expect(find(image)).rejects.toThrow(words);
  });

  test('explains to the user that a registry cannot be reached', async () => {
    await expect(findDigest('nginx:1.29', () => 'http://127.0.0.1:9')).rejects.toThrow('does not answer');
  });
});

test.each([
  ['nginx:1.29', { registry: 'registry-1.docker.io', repository: 'library/nginx', tag: '1.29' }],
  ['minio/mc:RELEASE.1-Z', { registry: 'registry-1.docker.io', repository: 'minio/mc', tag: 'RELEASE.1-Z' }],
  ['quay.io/minio/mc:1', { registry: 'quay.io', repository: 'minio/mc', tag: '1' }],
  ['localhost:5000/hotel:1', { registry: 'localhost:5000', repository: 'hotel', tag: '1' }],
])('%s is looked for where Docker looks', (named, image) => {
  expect(parseImage(named)).toEqual(image);
});

test('each image gets its newest digest behind its tag, and all else in the file stays', async () => {
  const text = `# a comment: 1\nA_IMAGE=nginx:1.29\nB_IMAGE=postgres:18@sha256:old\n`;
  const pinned = `# a comment: 1\nA_IMAGE=nginx:1.29@new-of-nginx:1.29\nB_IMAGE=postgres:18@new-of-postgres:18\n`;
  expect(await pinImages(text, async (image) => `new-of-${image}`)).toBe(pinned);
  expect(await pinImages(pinned, async (image) => `new-of-${image}`)).toBe(pinned);
});
