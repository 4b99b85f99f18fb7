import type { FastifyInstance } from 'fastify';
import type { Authentication } from '../authentication.ts';
import { readBody, refuse } from '../resource-routes.ts';
import { chatFields } from '../rules/call-rules.ts';
import { findProblems } from '../rules/rule.ts';
import { badRequest } from '../vapi-error.ts';
import { createChats, type ChatsOptions } from './chats.ts';

/** Adds chatting with an assistant; streams and sessions are not simulated. */
export function addChatRoutes(server: FastifyInstance, authentication: Authentication, options: ChatsOptions): void {
  const chats = createChats(options);
  server.post('/chat', async (request, reply) => {
    const account = authentication.byPrivateKey(request);
    const given = readBody(request.body);
    refuse(findProblems(given, chatFields, ['input']));
    if (given.stream === true) throw badRequest('Streams are not simulated');
    return reply.code(201).send(await chats.answer(account, given as { input: string }));
  });
}
