import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { CompressedFiles, encodingFor } from './compressed-files.service.ts';
import { SiteBuilds } from '../guest-site/site-builds.service.ts';
import { isSourceMap, RemoteFiles } from './remote-files.port.ts';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const isText = (type: string): boolean => type.includes('charset') || type.endsWith('svg+xml');
const typeOf = (file: string): string => types[file.split('.').at(-1)!] ?? 'application/octet-stream';

/** Serves the files of builds, to be kept for good. A file that is not there is told so in JSON: a page in its place would be run. */
export function serveBuildFiles(app: NestFastifyApplication): void {
  const files = app.get(RemoteFiles, { strict: false });
  const compressed = new CompressedFiles();
  const siteBuilds = app.get(SiteBuilds, { strict: false });
  const server = app.getHttpAdapter().getInstance();
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string, bytes: Buffer | undefined) => {
    if (!bytes) {
      void reply.header('cache-control', 'no-store');
      throw notFound('This file of a remote');
    }
    const type = typeOf(file);
    void reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
    if (!isText(type)) return reply.send(bytes);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const smaller = encoding && (await compressed.getOrCompress(bytes, encoding));
    void reply.header('vary', 'accept-encoding');
    return smaller ? reply.header('content-encoding', encoding).send(smaller) : reply.send(bytes);
  };
  server.get<{ Params: { id: string; digest: string; '*': string } }>(
    '/remotes/:id/:digest/*',
    async (request, reply) => {
      const { id, digest, '*': file } = request.params;
      const name = releaseEndpoints.upload.params.safeParse({ id, digest, file });
      const bytes = name.success && !isSourceMap(file) ? await files.get({ remote: id, digest }, file) : undefined;
      return send(request, reply, file, bytes);
    },
  );
  server.get<{ Params: { digest: string; file: string } }>('/site/:digest/:file', async (request, reply) => {
    const { digest, file } = request.params;
    return send(request, reply, file, await siteBuilds.script(digest, file));
  });
}
