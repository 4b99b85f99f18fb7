import type { FastifyInstance } from 'fastify';
import { refuseOtherOrigins } from '../../shared-kernel/own-origin.ts';
import { answerErrors, readForms } from '../../shared-kernel/page-server.ts';
import type { Account } from '../accounts.ts';
import type { TakeText } from '../texting/texts-from-phones.ts';
import { addPageRoutes } from './page-routes.ts';
import { addTextRoutes } from './text-routes.ts';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Adds the phones: pages for people, which work without scripts, and the same for programs under /api/phones. */
export function addPhones(server: FastifyInstance, accounts: readonly Account[], takeText: TakeText): void {
  void server.register(async (phones) => {
    refuseOtherOrigins(phones);
    readForms(phones);
    answerErrors(phones, 'The phones failed at this');
    phones.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
      // without a referrer browsers hide the origin of a form, too, which is refused then
      reply.header('referrer-policy', 'same-origin').header('cache-control', 'no-store');
    });
    addPageRoutes(phones, accounts, takeText);
    addTextRoutes(phones, accounts, takeText);
  });
}
