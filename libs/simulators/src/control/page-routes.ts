import type { FastifyInstance } from 'fastify';
import { placeCallBody } from './call-requests.ts';
import { ControlError, readBody } from './control-error.ts';
import type { ControlOptions } from './create-control.ts';
import { renderPage } from './page.ts';
import { pageStyles } from './page-styles.ts';
import { placeCall } from './place-call.ts';
import { listRecentCalls } from './recent-calls.ts';

const LISTED_CALLS = 20;
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Adds the page for people: it works without scripts, so a call is placed by a form and answered by a redirect. */
export function addPageRoutes(server: FastifyInstance, { vapi, productUrl }: ControlOptions): void {
  const render = (notice?: { text: string; failed: boolean }) =>
    renderPage({
      calls: listRecentCalls(vapi.accounts, LISTED_CALLS),
      vapiUrl: vapi.server.listeningOrigin,
      productUrl,
      notice,
    });

  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
  });

  server.get<{ Querystring: { placed?: string } }>('/', async (request, reply) => {
    const placed = vapi.accounts.some((account) => account.calls.get(request.query.placed ?? ''));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        render(placed ? { text: 'The call is being made. It is over within a minute.', failed: false } : undefined),
      );
  });

  server.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles));

  server.post('/calls', async (request, reply) => {
    try {
      const callId = placeCall(vapi, readBody(placeCallBody, request.body));
      return await reply.redirect(`/?placed=${callId}`, 303);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      const page = render({ text: error.message, failed: true });
      return reply.code(error.statusCode).type('text/html; charset=utf-8').send(page);
    }
  });
}
