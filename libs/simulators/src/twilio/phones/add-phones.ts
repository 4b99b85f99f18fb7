import type { FastifyInstance } from 'fastify';
import { refuseOtherOrigins } from '../../shared-kernel/own-origin.ts';
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
    answerErrors(phones);
    phones.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    });
    addPageRoutes(phones, accounts, takeText);
    addTextRoutes(phones, accounts, takeText);
  });
}

function readForms(phones: FastifyInstance): void {
  phones.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body)));
    },
  );
}

function answerErrors(phones: FastifyInstance): void {
  phones.setErrorHandler(async (error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = status < 500 && error instanceof Error ? error.message : 'The phones failed at this';
    return reply.code(status).send({ error: message });
  });
}
