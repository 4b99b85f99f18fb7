import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { CompressedFiles, encodingFor } from './compressed-files.service.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip', 'gzip'],
  ['br;q=0.1', 'br'],
  ['brotli', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('who accepts %j is sent %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

const script = Buffer.from('export const answer = 42;\n'.repeat(200));

test('a file comes out as it went in, smaller, and is compressed once', async () => {
  const files = new CompressedFiles();
  const [br, gzip] = [await files.getOrCompress(script, 'br'), await files.getOrCompress(script, 'gzip')];
  expect(brotliDecompressSync(br!)).toEqual(script);
  expect(gunzipSync(gzip!)).toEqual(script);
  expect(br!.length).toBeLessThan(script.length / 10);
  expect(await files.getOrCompress(script, 'br')).toBe(br);
  expect(await files.getOrCompress(Buffer.concat([script, script]), 'br')).not.toEqual(br);
});

test('what is small is left as it is', async () => {
  expect(await new CompressedFiles().getOrCompress(Buffer.from('short'), 'br')).toBeUndefined();
});
