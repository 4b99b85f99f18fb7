import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { compression } from './compression.options.ts';

const whole = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync, deflate: inflateSync };

let server: FastifyInstance;
let goOn: () => void;
beforeEach(async () => {
  const heard = new Promise<void>((done) => (goOn = done));
  async function* pieces(): AsyncIterable<string> {
    yield 'a first line\n';
    await heard;
    yield 'and the last\n';
  }
  server = fastify();
  await server.register(fastifyCompress, compression);
  server.get('/file', (_, reply) => reply.type('text/csv').send(Readable.from(pieces())));
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const answerIn = (encoding: string): Promise<IncomingMessage> =>
  new Promise((answer, failed) =>
    request(`${server.listeningOrigin}/file`, { headers: { 'accept-encoding': encoding } }, answer)
      .on('error', failed)
      .end(),
  );

test.each(Object.entries(whole))('what comes in pieces arrives in pieces, compressed by %s', async (encoding, read) => {
  const answer = await answerIn(encoding);
  expect(answer.headers['content-encoding']).toBe(encoding);
  const got: Buffer[] = [];
  for await (const piece of answer) {
    got.push(piece as Buffer);
    // the header of the format alone is no piece of the file
    if (Buffer.concat(got).length > 12) goOn();
  }
  expect(read(Buffer.concat(got)).toString()).toBe('a first line\nand the last\n');
});
