import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import { createFaultDial, type FaultDial } from '../shared-kernel/fault-dial.ts';
import { obeyDial } from '../shared-kernel/obey-dial.ts';
import { openAccount, type Account, type AccountSettings } from './accounts.ts';
import { createAuthentication } from './authentication.ts';
import { addCallRoutes } from './calls/call-routes.ts';
import { addMonitorRoutes } from './calls/monitor-routes.ts';
import type { PickUpPhone } from './calls/other-end/create-other-ends.ts';
import type { OrganizationServer } from './calls/messages/sign.ts';
import { createSwitchboard, type Switchboard } from './calls/other-end/switchboard.ts';
import { addChatRoutes } from './chats/chat-routes.ts';
import { createRecordingLinks } from './recordings/recording-links.ts';
import { addRecordingRoutes } from './recordings/recording-routes.ts';
import { assistantKind, credentialKind, phoneNumberKind, toolKind } from './resource-kinds.ts';
import { addResourceRoutes } from './resource-routes.ts';
import { FAULT_ANSWERS, KNOWN_FAULTS } from './vapi-faults.ts';
import { badRequest, notFound, VapiError } from './vapi-error.ts';

export type VapiOptions = {
  accounts: readonly AccountSettings[];
  /** Of the hotel's organisation: where it has all its messages sent. */
  organization: OrganizationServer;
  clock: Clock;
  timeZone: string;
  /** Where the callers' texts come. */
  pickUpPhone: PickUpPhone;
  dataDir?: string;
};

/** The simulated Vapi: its REST server, not yet listening, and the doors the control page uses. */
export type Vapi = {
  server: FastifyInstance;
  accounts: readonly Account[];
  switchboard: Switchboard;
  dial: FaultDial;
};

const BODY_LIMIT = 4 * 1024 * 1024;

export function createVapi(options: VapiOptions): Vapi {
  const server = fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  const accounts = options.accounts.map((settings) => openAccount(settings, options.clock, options.dataDir));
  const authentication = createAuthentication(accounts, options.clock);
  const origin = () => server.listeningOrigin;
  const links = createRecordingLinks(origin, options.clock);
  // the faults of webhooks spare tool calls: a caller waits for each
  const dial = createFaultDial(KNOWN_FAULTS);
  const { clock, timeZone, organization, pickUpPhone } = options;
  const switchboard = createSwitchboard({ clock, origin, links, organization, timeZone, pickUpPhone, dial });

  readJsonBodies(server);
  answerErrorsAsVapi(server);
  openWebCallsToBrowsers(server);
  obeyDial(server, dial, FAULT_ANSWERS, (path) => !path.startsWith('/storage/'));
  for (const kind of [assistantKind, toolKind, phoneNumberKind, credentialKind])
    addResourceRoutes(server, authentication, kind);
  addCallRoutes(server, { authentication, switchboard, links });
  addMonitorRoutes(server, { accounts, authentication, switchboard });
  addChatRoutes(server, authentication, { clock, timeZone, organization });
  addRecordingRoutes(server, authentication, accounts, links);
  server.addHook('onClose', async () => {
    switchboard.stop();
    await Promise.all(accounts.map((account) => account.flush()));
  });
  return { server, accounts, switchboard, dial };
}

// An empty body is no error: clients send DELETE with a JSON content type and nothing in it.
function readJsonBodies(server: FastifyInstance): void {
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body) as unknown);
    } catch {
      done(badRequest('The request body is no JSON'));
    }
  });
}

function answerErrorsAsVapi(server: FastifyInstance): void {
  server.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof VapiError) return reply.code(error.statusCode).send(error.body);
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = status < 500 && error instanceof Error ? error.message : 'Internal server error';
    return reply
      .code(status)
      .send({ message, error: status < 500 ? 'Bad Request' : 'Internal Server Error', statusCode: status });
  });
  server.setNotFoundHandler((request) => {
    throw notFound(`Cannot ${request.method} ${request.url.split('?')[0] ?? ''}`);
  });
}

// Only this one call is made from pages of other origins, with the public key.
function openWebCallsToBrowsers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/call/web')) reply.header('access-control-allow-origin', '*');
  });
  server.options('/call/web', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .send(),
  );
}
