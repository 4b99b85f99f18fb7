import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Endpoint, RateLimit } from '@booking/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock.service.ts';
import { Env } from '../env/env.service.ts';
import { Readiness } from '../health/readiness.service.ts';
import { Metrics } from '../metrics/metrics.service.ts';
import { requestArea } from '../metrics/request-area.rule.ts';
import { checkAccess, signInFirst } from './access/access.rule.ts';
import { carriesMetricsToken } from './access/metrics-token.rule.ts';
import { AddressLimits } from './limits/address-limits.service.ts';
import { parseForm, parseJson } from './body-parsers.hook.ts';
import { Identity } from './access/identity.port.ts';
import { KnownDevices } from './limits/known-devices.service.ts';
import { LinkLimits } from './limits/link-limits.service.ts';
import { refuseCrossSite } from './access/origin.rule.ts';
import { isStaffPath, requestPath } from './request-path.rule.ts';
import { compression } from './headers/compression.options.ts';
import { helmetOptions } from './headers/helmet.options.ts';
import { permissionsPolicy } from './headers/permissions-policy.rule.ts';
import { ProviderAuthenticators } from './access/provider-authenticators.service.ts';
import { RateLimits } from './limits/rate-limits.service.ts';
import { logRequest } from './request-log.hook.ts';
import { refuseStrangeTarget, tidyTarget } from './request-target.rule.ts';
import { checkStepUp } from './access/step-up.rule.ts';
import { addressFor, refuseWrongHost } from './access/two-hosts.rule.ts';

type OnRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Bytes of a body where its endpoint asks for no more. */
export const usualBodyLimit = 64 * 1024;

/** The endpoint that a request is for; none at pages, files and addresses that nothing is at. */
const endpointFor = ({ routeOptions }: FastifyRequest): Endpoint | undefined => routeOptions.config.endpoint;

/**
 * The life of a request, in order. What is cheap comes before what costs, and nothing of a body is read before it is known that its
 * sender may send it. Each refusal is thrown as a `Refusal` and answered by the error filter.
 *
 *  1. arrival: head and body have to come in time (app.ts); what is no HTTP or has no readable path gets its answer at once (error.filter.ts)
 *  2. headers of the answer and cookies of the request: first, so that refusals carry the one and sessions are known by the other
 *  3. target and host: a path of ours, not from another site's page, under a name of ours
 *  4. limit: how often this address may ask, and how often this link
 *  5. who: session and permission, and that it was proved lately where that is asked; of outside services the secret in the head.
 *     `Identity` looks a session up once a request, and later steps read `request.user`
 *  6. size: of the body, by its endpoint's `bodyLimit`
 *  7. signature over the raw body, where an outside service signs; then the body is parsed
 *  8. schema: every text has a length (InputGuard, `inputOf` in route.decorator.ts)
 *  9. turns: of one link so many at once (LinkTurns), copies of one request together (MergesCopies), and what it changed is written down
 *     (AuditInterceptor)
 * 10. handler, with card numbers masked in what it is given to keep (`inputOf`, Inbox, Tools)
 * 11. answer: of an error by the error filter; compressed; a line in the log
 */
export async function registerRequestLifecycle(app: NestFastifyApplication): Promise<void> {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const env = app.get(Env, { strict: false });
  const readiness = app.get(Readiness, { strict: false });
  const authenticators = app.get(ProviderAuthenticators, { strict: false });

  await app.register(fastifyHelmet, helmetOptions(env.isHttps, env.pictureOrigins));
  await app.register(fastifyCookie);
  server.addHook('onRequest', checkHead(app, env, authenticators));
  parseBodies(server, authenticators);
  server.addHook('onSend', async (_, reply) => {
    // a client that is still sending too large a body would be cut off before it reads the answer, so the rest is read and dropped
    if (reply.statusCode === 413) void reply.removeHeader('connection');
    // the next request of this connection is for another process, and this one need not wait for it
    if (readiness.isEnding) void reply.header('connection', 'close');
  });
  const { httpRequest } = app.get(Metrics, { strict: false });
  server.addHook('onResponse', async (request, reply) => {
    logRequest(request, reply);
    const area = requestArea(request.routeOptions.url ?? '');
    httpRequest.observe({ area, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
  });
  await app.register(fastifyCompress, compression);
}

/** Steps 2 to 5: all that the head alone tells. */
function checkHead(app: NestFastifyApplication, env: Env, authenticators: ProviderAuthenticators): OnRequest {
  const { settings } = env;
  const clock = app.get(Clock, { strict: false });
  const identity = app.get(Identity, { strict: false });
  const limits = app.get(AddressLimits, { strict: false });
  const links = app.get(LinkLimits, { strict: false });
  const counters = app.get(RateLimits, { strict: false });
  const devices = app.get(KnownDevices, { strict: false });

  const countRequest = async (endpoint: Endpoint, limit: RateLimit, request: FastifyRequest): Promise<void> => {
    const device = endpoint.limitsDevices && devices.idOf(request);
    if (device) await counters.count(`${endpoint.path} of known devices`, device, limit);
    else await limits.count(endpoint.path, request.ip, limit);
  };

  return async (request, reply) => {
    setHeaders(request, reply);
    const page = tidyTarget(request);
    if (page) return reply.redirect(page, 308);
    refuseStrangeTarget(request);
    refuseCrossSite(request, addressFor(request, settings));
    await refuseWrongHost(request, settings, identity);
    const endpoint = endpointFor(request);
    if (endpoint?.limit) await countRequest(endpoint, endpoint.limit, request);
    if (endpoint) {
      await links.count(endpoint, request);
      if (carriesMetricsToken(endpoint, request, settings)) return undefined;
      await checkAccess(endpoint, request, identity, authenticators);
      await checkStepUp(endpoint, request, identity, env, clock);
    } else if (isStaffPath(requestPath(request)) && !(await identity.identify(request, true))) {
      // a stranger does not learn which addresses there are
      throw signInFirst();
    }
  };
}

/** Steps 6 and 7. */
function parseBodies(server: FastifyInstance, authenticators: ProviderAuthenticators): void {
  server.addHook('onRoute', (route) => {
    route.bodyLimit = route.config?.endpoint?.bodyLimit ?? usualBodyLimit;
  });
  const prove = (request: FastifyRequest, body: Buffer): void => {
    const endpoint = endpointFor(request);
    if (endpoint?.access === 'provider') authenticators.checkBody(endpoint, request, body);
  };
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson(server, prove));
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, parseForm(prove));
  // without a body there is no parser that would have asked for the proof
  server.addHook('preValidation', async (request) => {
    if (!request.rawBody) prove(request, Buffer.alloc(0));
  });
}

/** First, so that refusals carry them too. */
function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissionsPolicy() });
  if (requestPath(request).startsWith('/api/')) void reply.header('cache-control', 'no-store');
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
