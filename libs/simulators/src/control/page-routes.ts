import type { FastifyInstance, FastifyReply } from 'fastify';
import { openConversationBody, placeCallBody, stopBody } from './call-requests.ts';
import { ControlError, readBody } from '../shared-kernel/control-error.ts';
import { openConversation } from './conversations.ts';
import type { ControlOptions } from './create-control.ts';
import type { Notice } from './notice.ts';
import { clearFaults, findDial, readFaults, setFaults } from './faults.ts';
import { renderPage } from './page.ts';
import { pageStyles } from '../shared-kernel/page-styles.ts';
import { placeCall } from './place-call.ts';
import { baseUrlsOf } from './providers.ts';
import { listRecentCalls } from './recent-calls.ts';
import { sendPage } from './send-page.ts';
import { textStop } from './text-stop.ts';

const LISTED_CALLS = 10;
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const DONE: Readonly<Record<string, string>> = {
  placed: 'The call is being made. It is over within a minute.',
  stopped: 'The phone has texted STOP.',
  faults: 'The provider now does as you asked.',
  well: 'All providers are well again.',
};

/** Adds the page for people: it works without scripts, so every form is answered by a redirect or by the page. */
export function addPageRoutes(server: FastifyInstance, { providers, productUrl }: ControlOptions): void {
  const { vapi, twilio } = providers;

  const render = (notice: Notice | undefined) =>
    renderPage({
      calls: listRecentCalls(vapi.accounts, LISTED_CALLS),
      faults: readFaults(providers),
      baseUrls: baseUrlsOf(providers),
      breaches: providers.cloudbeds.accounts.map((account) => ({
        account: account.settings.name,
        count: account.breaches(),
      })),
      phonesUrl: `${twilio.server.listeningOrigin}/phones`,
      productUrl,
      notice,
    });

  const act = async (reply: FastifyReply, action: () => string | Promise<string>) => {
    try {
      return await reply.redirect(await action(), 303);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return sendPage(reply, render({ text: error.message, failed: true }), error.statusCode);
    }
  };

  server.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
  });

  server.get<{ Querystring: { done?: string } }>('/', async ({ query }, reply) => {
    const text = DONE[query.done ?? ''];
    return sendPage(reply, render(text === undefined ? undefined : { text, failed: false }));
  });

  server.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyles));

  server.post('/calls', ({ body }, reply) =>
    act(reply, () => {
      placeCall(vapi, readBody(placeCallBody, body));
      return '/?done=placed';
    }),
  );

  server.post('/conversations', ({ body }, reply) =>
    act(reply, async () => `/conversations/${await openConversation(vapi, readBody(openConversationBody, body))}`),
  );

  server.post('/stop', ({ body }, reply) =>
    act(reply, () => {
      textStop(twilio, readBody(stopBody, body));
      return '/?done=stopped';
    }),
  );

  server.post<{ Params: { provider: string } }>('/faults/:provider', ({ params, body }, reply) =>
    act(reply, () => {
      // a form sends the names of the boxes that are ticked
      setFaults(findDial(providers, params.provider), { on: Object.keys(body ?? {}) });
      return '/?done=faults';
    }),
  );

  server.post('/all-well', (_request, reply) =>
    act(reply, () => {
      clearFaults(providers);
      return '/?done=well';
    }),
  );
}
