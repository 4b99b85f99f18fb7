import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { refuseEndlessJson } from './json-shape.rule.ts';
import { Refusal } from './refusal.error.ts';

type Prove = (request: FastifyRequest, body: Buffer) => void;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** The body as it came. */
    rawBody?: Buffer;
  }
}

/** @param prove throws before anything is parsed when the sender has to prove itself by its body and does not */
export function parseJson(server: FastifyInstance, prove: Prove): FastifyBodyParser<Buffer> {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    prove(request, body);
    refuseEndlessJson(body, request.proof ? 'proven' : 'unknown');
    request.rawBody = body;
    // it takes text as well as bytes, whatever its type says
    void parse(request, body.toString(), done);
  };
}

/** Outside services send forms; a form of a page could come from any site. */
export const parseForm =
  (prove: Prove): FastifyBodyParser<Buffer> =>
  (request, body, done) => {
    if (request.routeOptions.config.endpoint?.access !== 'provider')
      throw new Refusal(415, 'unsupported_type', 'Send JSON, with content-type application/json.');
    prove(request, body);
    request.rawBody = body;
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  };
