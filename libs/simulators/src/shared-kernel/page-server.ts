import type { FastifyInstance } from 'fastify';

/** Lets a server read the forms of its pages, as objects of texts. */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}

/** Answers what was thrown as `{error}`: its own words when the request was wrong, else `failure`. */
export function answerErrors(server: FastifyInstance, failure: string): void {
  server.setErrorHandler(async (error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = status < 500 && error instanceof Error ? error.message : failure;
    return reply.code(status).send({ error: message });
  });
}
