import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import { createFaultDial, type FaultDial } from '../shared-kernel/fault-dial.ts';
import { obeyDial } from '../shared-kernel/obey-dial.ts';
import { createOutbox, type Outbox } from '../shared-kernel/outbox.ts';
import { openAccount, type Account, type AccountSettings } from './account.ts';
import { createAuthenticate } from './authentication.ts';
import { badParameter, CloudbedsError, notFound, serverError, wrongEncoding } from './cloudbeds-error.ts';
import { addMethods } from './dispatch.ts';
import { faultAnswers, KNOWN_FAULTS, without } from './faults.ts';
import { parseForm } from './form.ts';
import { allMethods } from './methods/all-methods.ts';
import { addConsentRoutes } from './oauth/consent-routes.ts';
import { addTokenRoutes } from './oauth/token-routes.ts';
import { addPhotoRoutes } from './photos/photo-routes.ts';
import { createDeliver } from './webhooks/deliver.ts';

export type CloudbedsOptions = {
  accounts: readonly AccountSettings[];
  clock: Clock;
  /** The product's origin: consents lead back there. */
  productUrl: string;
  /** The hotel's, as in America/Chicago. */
  timeZone: string;
  /** Whether other people book at the hotel, too. */
  hasOtherGuests: boolean;
  /** In how many seconds a client may send five requests. */
  meteredSeconds?: number;
  dataDir?: string;
};

/** The simulated Cloudbeds on one origin, not yet listening: API, consent page and pictures. */
export type Cloudbeds = {
  server: FastifyInstance;
  accounts: readonly Account[];
  dial: FaultDial;
  outbox: Outbox;
};

const WATCH_MS = 20_000;
const TOKEN_PATHS = ['/api/v1.2/access_token', '/oauth/metadata', '/api/v1.2/oauth/metadata'];
const isToken = (path: string): boolean => TOKEN_PATHS.includes(path);
const isMethod = (path: string): boolean => /^\/api\/v1\.2\/(?!oauth$)[^/]+$/.test(path) && !isToken(path);

/** Opens both accounts on what `dataDir` kept and lays everything on one server. */
export function createCloudbeds(options: CloudbedsOptions): Cloudbeds {
  const { clock, productUrl, timeZone, hasOtherGuests, meteredSeconds = 1, dataDir } = options;
  const server = fastify({ forceCloseConnections: true, genReqId: () => randomUUID() });
  const dial = createFaultDial(KNOWN_FAULTS);
  const outbox = createOutbox(dial, clock);
  const closing = new AbortController();
  const deliver = createDeliver(clock, closing.signal);
  const accounts = options.accounts.map((settings) =>
    openAccount(settings, { clock, timeZone, hasOtherGuests, meteredSeconds, dial, outbox, deliver, dataDir }),
  );

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // keys end where keys are read; and a refresh token that is lost on its way back cannot be asked for again
  obeyDial(server, without(dial, 'expired_token'), faultAnswers, isMethod);
  obeyDial(server, without(dial, 'expired_token', 'timeout_after_commit'), faultAnswers, isToken);
  readForms(server);
  answerErrors(server);
  addConsentRoutes(server, accounts, productUrl);
  addTokenRoutes(server, accounts);
  addPhotoRoutes(server);
  addMethods(server, { methods: allMethods, authenticate: createAuthenticate(accounts, dial), clock, dial });
  const watch = setInterval(() => accounts.forEach((account) => account.watchOthers()), WATCH_MS).unref();
  server.addHook('onClose', async () => {
    clearInterval(watch);
    closing.abort();
    await Promise.all(accounts.map((account) => account.flush()));
  });
  return { server, accounts, dial, outbox };
}

function readForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(body)),
  );
}

function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler(async (error, _request, reply) => {
    const { statusCode, body } = asCloudbedsError(error);
    return reply.code(statusCode).send(body);
  });
  server.setNotFoundHandler((request) => {
    throw notFound(`There is nothing at ${request.method} ${request.url.split('?')[0] ?? ''}`);
  });
}

function asCloudbedsError(error: unknown): CloudbedsError {
  if (error instanceof CloudbedsError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) return wrongEncoding();
  return status < 500 && error instanceof Error ? badParameter(error.message) : serverError();
}
