import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { serveDocs } from './modules/docs/docs.ts';
import { servePages } from './modules/remotes/pages.ts';
import type { Env } from './platform/env/env.ts';
import { Readiness } from './platform/health/readiness.ts';
import { compression } from './platform/http/compression.ts';
import { answerUnroutable } from './platform/http/error.filter.ts';
import { signInFirst } from './platform/http/access.guard.ts';
import { Identity } from './platform/http/identity.ts';
import { isStaffPath, pathOf } from './platform/http/path-of.ts';
import { permissions } from './platform/http/permissions.ts';
import { logRequest } from './platform/http/request-log.ts';
import { addressFor, refuseWrongHost } from './platform/http/two-hosts.ts';
import { createLogger } from './platform/logging/logger.ts';
import { refuseCrossSite } from './platform/http/origin.ts';

const kilobyte = 1024;
const bodyLimit = 512 * kilobyte;
/** A report carries the whole conversation and the assistant with it: some megabytes after a long call. */
const webhookBodyLimit = 12 * kilobyte ** 2;
/** A photo of 2 MB, written as a data URL. */
const photoBodyLimit = 4 * kilobyte ** 2;

/** A photo of 5 MB, written as a data URL, and some more, so that one that is too large can be told so in plain words. */
const idPhotoBodyLimit = 12 * kilobyte ** 2;
/** A file of a remote, written in base64, and some more for the same reason. */
const buildFileBodyLimit = 12 * kilobyte ** 2;
/** How long a request may take to arrive: a photo of 5 MB at 100 kilobits a second. */
const requestTimeout = 10 * 60_000;

/** @param pictures where the property system keeps the hotel's photos, when it is not an https address */
const helmet = (isHttps: boolean, pictures: string[]) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:', ...pictures],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'font-src': ["'self'"],
    },
  },
  hsts: isHttps,
  frameguard: { action: 'deny' } as const,
  referrerPolicy: { policy: 'no-referrer' } as const,
  crossOriginResourcePolicy: { policy: 'same-origin' } as const,
});

/** The whole application on a migrated database, ready to listen. */
export async function createApp(env: Env): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit,
    requestTimeout,
    // behind TLS termination the last hop says who called; what stands before it anybody can write
    trustProxy: env.isHttps ? (_: string, hop: number) => hop === 0 : false,
    frameworkErrors: answerUnroutable,
    genReqId: () => randomUUID(),
    // what was taken in the last moment is answered, too: whoever sent it would not know that it may send it again
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), adapter, {
    rawBody: true,
    logger: createLogger(env.settings.LOG_LEVEL),
    abortOnError: false,
  });
  app.enableShutdownHooks();

  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/webhooks/') || route.url.endsWith('-tools/:tool'))
      route.bodyLimit = webhookBodyLimit;
    if (route.url.endsWith('/upload-image')) route.bodyLimit = photoBodyLimit;
    if (route.url.endsWith('/upload-id')) route.bodyLimit = idPhotoBodyLimit;
    if (route.url.endsWith('/files/:file')) route.bodyLimit = buildFileBodyLimit;
  });
  // first, so that refusals carry these headers too
  const { CLOUDBEDS_BASE_URL } = env.settings;
  const pictures = CLOUDBEDS_BASE_URL ? [new URL(CLOUDBEDS_BASE_URL).origin] : [];
  await app.register(fastifyHelmet, helmet(env.isHttps, pictures));
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissions() });
    if (pathOf(request).startsWith('/api/')) void reply.header('cache-control', 'no-store');
    refuseCrossSite(request, addressFor(request, env.settings));
  });
  // a stranger learns nothing about how a request would have been read
  const identity = app.get(Identity, { strict: false });
  server.addHook('preParsing', (request) => refuseWrongHost(request, env.settings, identity));
  server.addHook('preParsing', async (request) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && isStaffPath(pathOf(request)) && !(await identity.identify(request, false))) throw signInFirst();
  });
  const readiness = app.get(Readiness, { strict: false });
  server.addHook('onSend', async (_, reply) => {
    // whoever still sends what is too large would be hung up on and read no answer: the rest is taken and thrown away
    if (reply.statusCode === 413) void reply.removeHeader('connection');
    // the next request of this connection is for another process, and this one need not wait for it
    if (readiness.isEnding) void reply.header('connection', 'close');
  });
  server.addHook('onResponse', async (request, reply) => logRequest(request, reply));
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, compression);
  serveDocs(app);
  await servePages(app);
  await app.init();
  return app;
}
