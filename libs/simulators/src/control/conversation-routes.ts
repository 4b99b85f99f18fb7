import type { FastifyInstance } from 'fastify';
import type { Vapi } from '../vapi/create-vapi.ts';
import { openConversationBody, turnBody } from './call-requests.ts';
import { readBody } from '../shared-kernel/control-error.ts';
import { hangUp, openConversation, sayOnCall, takePhone, viewConversation } from './conversations.ts';

type WithCall = { Params: { callId: string } };

/** Adds calls on which a program says what the caller says. */
export function addConversationRoutes(server: FastifyInstance, vapi: Vapi): void {
  server.post('/api/conversations', async (request, reply) =>
    reply.code(201).send({ callId: await openConversation(vapi, readBody(openConversationBody, request.body)) }),
  );

  server.get<WithCall>('/api/conversations/:callId', async ({ params }) => viewConversation(vapi, params.callId));

  server.post<WithCall>('/api/conversations/:callId/turns', async ({ params, body }) => ({
    said: await sayOnCall(vapi, params.callId, readBody(turnBody, body).text),
  }));

  server.post<WithCall>('/api/conversations/:callId/take', async ({ params }, reply) => {
    await takePhone(vapi, params.callId);
    return reply.code(204).send();
  });

  server.delete<WithCall>('/api/conversations/:callId', async ({ params }, reply) => {
    await hangUp(vapi, params.callId);
    return reply.code(204).send();
  });
}
