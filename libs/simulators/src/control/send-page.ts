import type { FastifyReply } from 'fastify';

/** Answers with an HTML document that is not kept. */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
