import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Account } from '../account.ts';
import { parseForm } from '../form.ts';
import { consentStyles, renderConsentPage, renderProblemPage } from './consent-page.ts';
import { leadBack, readConsentRequest } from './consent-request.ts';

// A browser checks where the answer to a form leads as well, so the way back has to be allowed.
const backTo = (productUrl: string) => `'self' ${new URL(productUrl).origin} http://localhost:* http://127.0.0.1:*`;
const policyFor = (productUrl: string) =>
  `default-src 'none'; style-src 'self'; form-action ${backTo(productUrl)}; base-uri 'none'; frame-ancestors 'none'`;

/** Adds the page on which a person lets an application in; it works without scripts. */
export function addConsentRoutes(server: FastifyInstance, accounts: readonly Account[], productUrl: string): void {
  const policy = policyFor(productUrl);
  const sendPage = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      .send(html);

  for (const path of ['/api/v1.1/oauth', '/api/v1.2/oauth']) {
    server.get(path, async (request, reply) => {
      const read = readConsentRequest(parseForm(request.url.split('?')[1] ?? ''), accounts, productUrl);
      if ('problem' in read) return sendPage(reply, 400, renderProblemPage(read.problem));
      if ('error' in read) return reply.redirect(leadBack(read.backTo, { error: read.error }));
      return sendPage(reply, 200, renderConsentPage(read.request));
    });
  }

  server.post('/api/v1.2/oauth', async (request, reply) => {
    const fields = request.body as Record<string, unknown>;
    const read = readConsentRequest(fields, accounts, productUrl);
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
    if (isForeign) return sendPage(reply, 403, renderProblemPage('Consent can be given on this page only.'));
    if ('problem' in read) return sendPage(reply, 400, renderProblemPage(read.problem));
    if ('error' in read) return reply.redirect(leadBack(read.backTo, { error: read.error }), 303);

    const { account, query, scopes } = read.request;
    if (fields.decision !== 'approve') return reply.redirect(leadBack(query, { error: 'access_denied' }), 303);
    const code = account.credentials.issue('code', {
      scopes: [...scopes],
      redirectUri: query.redirect_uri,
      ...(query.code_challenge === undefined ? {} : { challenge: query.code_challenge }),
    });
    return reply.redirect(leadBack(query, { code }), 303);
  });

  server.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(consentStyles));
}
