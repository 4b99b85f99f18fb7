import type { FastifyInstance, FastifyReply } from 'fastify';
import { turnBody } from './call-requests.ts';
import { ControlError, readBody } from '../shared-kernel/control-error.ts';
import { renderConversation } from './conversation-page.ts';
import type { Notice } from './notice.ts';
import { hangUp, sayOnCall, takePhone, viewConversation } from './conversations.ts';
import type { Providers } from './providers.ts';
import { sendPage } from './send-page.ts';

type WithCall = { Params: { callId: string } };

/** Adds the page of a call: a form for each turn, answered by the page with what was said in return. */
export function addConversationPages(server: FastifyInstance, { vapi, twilio }: Providers): void {
  const render = (callId: string, notice?: Notice) =>
    renderConversation(viewConversation(vapi, callId), `${twilio.server.listeningOrigin}/phones`, notice);

  const act = async (reply: FastifyReply, callId: string, action: () => Promise<unknown>) => {
    try {
      await action();
      return await reply.redirect(`/conversations/${encodeURIComponent(callId)}`, 303);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return sendPage(reply, render(callId, { text: error.message, failed: true }), error.statusCode);
    }
  };

  server.get<WithCall>('/conversations/:callId', async ({ params }, reply) => sendPage(reply, render(params.callId)));

  server.post<WithCall>('/conversations/:callId', async ({ params, body }, reply) =>
    act(reply, params.callId, () => sayOnCall(vapi, params.callId, readBody(turnBody, body).text)),
  );

  server.post<WithCall>('/conversations/:callId/take', async ({ params }, reply) =>
    act(reply, params.callId, () => takePhone(vapi, params.callId)),
  );

  server.post<WithCall>('/conversations/:callId/hang-up', async ({ params }, reply) =>
    act(reply, params.callId, () => hangUp(vapi, params.callId)),
  );
}
