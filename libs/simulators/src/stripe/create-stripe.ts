import { randomUUID } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import { COMMON_FAULTS, createFaultDial, PAYMENT_ODDITIES, type FaultDial } from '../shared-kernel/fault-dial.ts';
import { createToken } from '../shared-kernel/identifiers.ts';
import { obeyDial } from '../shared-kernel/obey-dial.ts';
import { createOutbox } from '../shared-kernel/outbox.ts';
import { createRandom } from '../shared-kernel/random.ts';
import { openAccount, type AccountSettings } from './account.ts';
import { faultAnswers } from './faults.ts';
import type { Merchant } from './merchant.ts';
import { API_VERSION } from './objects/event.ts';
import { registerEndpoint } from './objects/webhook-endpoint.ts';
import { makePaymentOdd, type PaymentTurn } from './oddities/odd-payments.ts';
import { pagePath } from './page/page-path.ts';
import { addPageRoutes } from './page/page-routes.ts';
import { sendUnknown } from './page/page-answers.ts';
import { resumeAccount } from './resume-account.ts';
import { addAccountRoutes } from './rest/account-routes.ts';
import { addEventRoutes } from './rest/event-routes.ts';
import { addPaymentRoutes } from './rest/payment-routes.ts';
import { createRest } from './rest/rest.ts';
import { addSessionRoutes } from './rest/session-routes.ts';
import { addWebhookEndpointRoutes } from './rest/webhook-endpoint-routes.ts';
import { invalidRequest, noSuch, StripeError } from './stripe-error.ts';
import { createAnnounce } from './webhooks/announce.ts';

export type StripeOptions = {
  accounts: readonly AccountSettings[];
  clock: Clock;
  /** The product's origin; an account that was opened with a secret has its webhook endpoint registered. */
  productUrl: string;
  dataDir?: string;
};

/** The simulated Stripe: its API and payment pages on one origin, not yet listening. */
export type Stripe = {
  server: FastifyInstance;
  accounts: readonly Merchant[];
  dial: FaultDial;
  /** Has something odd become of the payment of a session. Throws a StripeError where it cannot. */
  makePaymentOdd(account: string, turn: PaymentTurn, sessionId: string): void;
};

const isApi = (path: string): boolean => path.startsWith('/v1/');

export function createStripe({ accounts, clock, productUrl, dataDir }: StripeOptions): Stripe {
  const random = createRandom(randomUUID());
  const server = fastify({ forceCloseConnections: true, genReqId: () => `req_${createToken(14, random)}` });
  const dial = createFaultDial([...COMMON_FAULTS, ...PAYMENT_ODDITIES]);
  const outbox = createOutbox(dial, clock);
  const endpoint = new URL('/api/webhooks/stripe', productUrl).href;
  const merchants = accounts.map((settings): Merchant => {
    const account = openAccount(settings, clock, dataDir);
    if (settings.webhookSecret !== undefined) registerEndpoint(account, endpoint, settings.webhookSecret);
    return {
      ...account,
      dial,
      announce: createAnnounce(account, outbox, clock),
      pageUrl: (sessionId) => `${server.listeningOrigin}${pagePath(sessionId)}`,
    };
  });

  nameRequests(server);
  obeyDial(server, dial, faultAnswers, isApi);
  readForms(server);
  answerErrors(server);
  const rest = createRest(server, merchants, clock);
  const routes = [addSessionRoutes, addPaymentRoutes, addEventRoutes, addAccountRoutes, addWebhookEndpointRoutes];
  for (const addRoutes of routes) addRoutes(rest);
  addPageRoutes(server, merchants, clock);
  merchants.forEach(resumeAccount);
  server.addHook('onClose', async () => {
    for (const { agenda } of merchants) agenda.stop();
    await Promise.all(merchants.map((merchant) => merchant.flush()));
  });
  return {
    server,
    accounts: merchants,
    dial,
    makePaymentOdd: (name, turn, sessionId) => {
      const merchant = merchants.find(({ settings }) => settings.name === name);
      if (!merchant) throw noSuch('account', name, 'account');
      makePaymentOdd(merchant, turn, sessionId);
    },
  };
}

function nameRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (isApi(request.url)) reply.header('request-id', request.id).header('stripe-version', API_VERSION);
  });
}

/** Form bodies and no others; they stay text, because an idempotency key stands for exactly what was sent. */
function readForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler(async (error, request, reply) => {
    const { statusCode, body } = asStripeError(error);
    const request_log_url = `https://dashboard.stripe.com/logs/${request.id}`;
    return reply.code(statusCode).send({ error: { ...body.error, request_log_url } });
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (!isApi(path)) return sendUnknown(reply);
    const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs.`;
    throw new StripeError(404, 'invalid_request_error', message);
  });
}

function asStripeError(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 415) {
    return invalidRequest('Invalid request (check that your POST content type is application/x-www-form-urlencoded).');
  }
  if (status >= 500) return new StripeError(500, 'api_error', 'The simulated Stripe failed at this.');
  return new StripeError(status, 'invalid_request_error', error instanceof Error ? error.message : 'Invalid request');
}
