import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageLanguage } from '../../../platform/http/headers/page-language.rule.ts';

/** About as long as a phone takes to load the script and ask for itself; a page waits no longer. */
const patienceMs = 1000;

/**
 * A `fetch` that calls the API inside this process as who sent a request would: what may be known, and how often, is decided in one
 * place. It gets what is open to all, in the language of the page. @throws DOMException "TimeoutError" from the `fetch`, where no answer comes in a second
 */
export const fetchAs =
  (server: FastifyInstance, request: FastifyRequest): typeof fetch =>
  async (url) => {
    const { ip } = request;
    const language = pageLanguage(request);
    const headers = { host: request.headers.host, ...(language && { 'accept-language': language }) };
    const answering = server.inject({ url: url as string, remoteAddress: ip, headers });
    const answer = await Promise.race([answering, wait(patienceMs)]);
    if (!answer) throw new DOMException('No answer came in time.', 'TimeoutError');
    const { statusCode: status, body } = answer;
    return new Response(body, { status, headers: { 'content-type': String(answer.headers['content-type']) } });
  };
