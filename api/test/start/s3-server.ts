import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isAllowedInStorage } from './storage-policy.ts';

/** An S3-compatible store that runs, with one bucket. */
export type S3Server = {
  /** What the product needs to use it. */
  env: Record<string, string>;
  keys: () => string[];
  /** What it was asked to do, as policies name it. */
  usedActions: () => string[];
  /** Keeps the next object that is put, and breaks off instead of saying so. */
  breakOffNextPut: () => void;
  stop: () => Promise<void>;
};

type Options = { pageSize?: number };
type Answer = [status: number, body?: string | Buffer];

const bucket = 'booking';
const [keyId, region] = ['the-key-of-a-test', 'eu-west-1'];
const credential = new RegExp(`^AWS4-HMAC-SHA256 Credential=${keyId}/\\d{8}/${region}/s3/aws4_request,`);

const refusal = (status: number, code: string): Answer => [status, `<Error><Code>${code}</Code></Error>`];

const objectActions: Record<string, string> = { PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };
const actionOf = (method: string, key: string | undefined): string =>
  key ? (objectActions[method] ?? 's3:GetObject') : 's3:ListBucket';

/**
 * The part of S3 that keeps builds: objects that are put unless they are there, read, listed page by page, and deleted. What can be
 * had of npm and runs here knows no conditional writes. It allows what deploy/storage-policy.json allows.
 */
export async function startS3({ pageSize = 1000 }: Options = {}): Promise<S3Server> {
  const objects = new Map<string, { bytes: Buffer; at: Date }>();
  const used = new Set<string>();
  let breaksOff = false;

  function list(query: URLSearchParams): Answer {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const page = found.slice(0, pageSize);
    const next = found.length > pageSize ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
    const contents = page.map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
    );
    const body = `<IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}`;
    return [200, `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${body}</ListBucketResult>`];
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const [, wanted, key] = /^\/([^/]+)(?:\/(.*))?$/.exec(decodeURIComponent(pathname)) ?? [];
    const bytes = await buffer(request);
    if (!credential.test(request.headers.authorization ?? '')) return refusal(403, 'InvalidAccessKeyId');
    if (wanted !== bucket) return refusal(404, 'NoSuchBucket');
    const action = actionOf(request.method!, key);
    used.add(action);
    if (!isAllowedInStorage(action, bucket, key || undefined)) return refusal(403, 'AccessDenied');
    if (!key) return list(searchParams);
    const there = objects.get(key);
    switch (request.method) {
      case 'PUT':
        if (there && request.headers['if-none-match'] === '*') return refusal(412, 'PreconditionFailed');
        objects.set(key, { bytes, at: new Date() });
        return [200];
      case 'DELETE':
        objects.delete(key);
        return [204];
      default:
        return there ? [200, there.bytes] : refusal(404, 'NoSuchKey');
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body = ''] = await answerTo(request);
    if (breaksOff && request.method === 'PUT') {
      breaksOff = false;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: 'the-secret-of-a-test',
    },
    keys: () => [...objects.keys()].sort(),
    usedActions: () => [...used],
    breakOffNextPut: () => {
      breaksOff = true;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
