import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import { addCallRoutes } from './call-routes.ts';
import { ControlError } from '../shared-kernel/control-error.ts';
import { addConversationPages } from './conversation-page-routes.ts';
import { addConversationRoutes } from './conversation-routes.ts';
import { addFaultRoutes } from './fault-routes.ts';
import { refuseOtherOrigins } from '../shared-kernel/own-origin.ts';
import { addPageRoutes } from './page-routes.ts';
import type { Providers } from './providers.ts';

export type ControlOptions = { providers: Providers; clock: Clock; productUrl: string };

/** The control server: what a person or a program uses to make simulated people call and things go wrong. Not yet listening. */
export function createControl(options: ControlOptions): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  refuseOtherOrigins(server);
  readForms(server);
  answerErrors(server);
  addCallRoutes(server, options);
  addPageRoutes(server, options);
  addConversationRoutes(server, options.providers.vapi);
  addConversationPages(server, options.providers.vapi);
  addFaultRoutes(server, options.providers);
  return server;
}

function readForms(server: FastifyInstance): void {
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}

function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ControlError) return reply.code(error.statusCode).send({ error: error.message });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = status < 500 && error instanceof Error ? error.message : 'The simulators failed at this';
    return reply.code(status).send({ error: message });
  });
  server.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send({ error: `There is no ${request.method} ${request.url.split('?')[0] ?? ''} here` }),
  );
}
