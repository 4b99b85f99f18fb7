import type { FastifyInstance } from 'fastify';
import type { Authentication } from '../authentication.ts';
import { readBody, refuse } from '../resource-routes.ts';
import { chatFields, sessionFields } from '../rules/call-rules.ts';
import { findProblems } from '../rules/rule.ts';
import { badRequest } from '../vapi-error.ts';
import { streamChat } from './chat-stream.ts';
import { createChats, type ChatsOptions, type Writing } from './chats.ts';
import { createSessions } from './sessions.ts';

/** Adds chatting with an assistant, whole or word by word, and sessions that hold chats together. */
export function addChatRoutes(server: FastifyInstance, authentication: Authentication, options: ChatsOptions): void {
  const sessions = createSessions(options.clock);
  const chats = createChats(options, sessions);

  server.post('/chat', async (request, reply) => {
    const account = authentication.byPrivateKey(request);
    const given = readBody(request.body);
    refuse(findProblems(given, chatFields, ['input']));
    if (given.sessionId !== undefined && given.previousChatId !== undefined) {
      throw badRequest('sessionId and previousChatId are mutually exclusive');
    }
    const { stream, ...written } = given;
    const writing = written as Writing;
    if (stream !== true) return reply.code(201).send(await chats.answer(account, writing));
    const answer = await streamChat((tell) => chats.answer(account, writing, tell), options.clock);
    return reply.code(200).header('content-type', 'text/event-stream').send(answer);
  });

  server.post('/session', async (request, reply) => {
    const account = authentication.byPrivateKey(request);
    const given = readBody(request.body);
    refuse(findProblems(given, sessionFields));
    if (typeof given.assistantId === 'string' && !account.assistants.get(given.assistantId)) {
      throw badRequest(`Couldn't find assistant with id ${given.assistantId}`);
    }
    return reply.code(201).send(sessions.open(account, given));
  });
}
