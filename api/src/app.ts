import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import { serveApiDocs } from './modules/overview/api-docs/api-docs.hook.ts';
import { servePages } from './modules/remotes/pages/pages.hook.ts';
import type { Env } from './platform/env/env.service.ts';
import { answerUnreadable, answerUnroutable } from './platform/http/error.filter.ts';
import { registerRequestLifecycle, usualBodyLimit } from './platform/http/request-lifecycle.hook.ts';
import { createLogger } from './platform/logging/logger.adapter.ts';

/** How long a request may take to arrive. Node looks for late ones at an interval, which is part of what a slow client gets. */
const arrivalLimits = ({ REQUEST_TIMEOUT_MS }: Env['settings']) => ({
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: Math.min(30_000, REQUEST_TIMEOUT_MS),
  connectionsCheckingInterval: Math.min(5_000, REQUEST_TIMEOUT_MS),
});

/** The whole application on a migrated database, ready to listen. */
export async function createApp(env: Env): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: usualBodyLimit,
    http: arrivalLimits(env.settings),
    requestTimeout: env.settings.REQUEST_TIMEOUT_MS,
    clientErrorHandler: answerUnreadable,
    // behind TLS termination only the last hop is trusted, because clients can send any other value
    trustProxy: env.isHttps ? (_: string, hop: number) => hop === 0 : false,
    frameworkErrors: answerUnroutable,
    genReqId: () => randomUUID(),
    // requests accepted in the last moment are answered, too: without an answer a sender could not know that it may retry
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), adapter, {
    // the lifecycle brings parsers of its own, which ask for a signature first
    bodyParser: false,
    logger: createLogger(env.settings.LOG_LEVEL),
    abortOnError: false,
  });
  app.enableShutdownHooks();

  await registerRequestLifecycle(app);
  serveApiDocs(app);
  await servePages(app);
  await app.init();
  return app;
}
