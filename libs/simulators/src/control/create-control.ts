import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import { addCallRoutes } from './call-routes.ts';
import { addConversationPages } from './conversation-page-routes.ts';
import { addConversationRoutes } from './conversation-routes.ts';
import { addFaultRoutes } from './fault-routes.ts';
import { addOddRoutes } from './odd-routes.ts';
import type { MailCatcher } from '../mail/create-mail.ts';
import { addMailRoutes } from '../mail/mail-routes.ts';
import { refuseOtherOrigins } from '../shared-kernel/own-origin.ts';
import { answerErrors, readForms } from '../shared-kernel/page-server.ts';
import { addPageRoutes } from './page-routes.ts';
import type { Providers } from './providers.ts';

export type ControlOptions = {
  providers: Providers;
  mail: MailCatcher;
  clock: Clock;
  productUrl: string;
  mailWebhookSecret?: string | undefined;
};

/** The control server: what a person or a program uses to make simulated people call and things go wrong. Not yet listening. */
export function createControl(options: ControlOptions): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  refuseOtherOrigins(server);
  readForms(server);
  answerErrors(server, 'The simulators failed at this');
  answerUnknown(server);
  addCallRoutes(server, options);
  addPageRoutes(server, options);
  addConversationRoutes(server, options.providers.vapi);
  addConversationPages(server, options.providers);
  addFaultRoutes(server, options.providers);
  addOddRoutes(server, options.providers);
  const { mail, productUrl, mailWebhookSecret: webhookSecret } = options;
  addMailRoutes(server, { mail, productUrl, webhookSecret });
  return server;
}

function answerUnknown(server: FastifyInstance): void {
  server.setNotFoundHandler(async (request, reply) =>
    reply.code(404).send({ error: `There is no ${request.method} ${request.url.split('?')[0] ?? ''} here` }),
  );
}
