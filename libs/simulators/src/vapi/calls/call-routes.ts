import type { FastifyInstance } from 'fastify';
import type { Account, Resource } from '../accounts.ts';
import type { Authentication } from '../authentication.ts';
import { applyListQuery } from '../list-query.ts';
import type { RecordingLinks } from '../recordings/recording-links.ts';
import { readBody, refuse } from '../resource-routes.ts';
import { outboundCallFields, webCallFields } from '../rules/call-rules.ts';
import { findProblems } from '../rules/rule.ts';
import { badRequest, notFound } from '../vapi-error.ts';
import { refuseRestricted } from '../web-token.ts';
import { answerCall } from './report/call-answer.ts';
import type { Call } from './report/call-record.ts';
import { CONCURRENCY_LIMIT, type Switchboard } from './other-end/switchboard.ts';

type WithId = { Params: { id: string } };

export type CallRoutesOptions = { authentication: Authentication; switchboard: Switchboard; links: RecordingLinks };

/** Adds making, listing, reading, deleting and steering of calls. */
export function addCallRoutes(
  server: FastifyInstance,
  { authentication, switchboard, links }: CallRoutesOptions,
): void {
  const find = (account: Account, id: string): Call => {
    const call = account.calls.get(id);
    if (!call) throw notFound(`Couldn't find call with id ${id}`);
    return call;
  };

  server.post('/call', async (request, reply) => {
    const account = authentication.byPrivateKey(request);
    const { customers, ...given } = readBody(request.body);
    refuse(findProblems({ ...given, ...(customers === undefined ? {} : { customers }) }, outboundCallFields));
    if (Array.isArray(customers)) throw badRequest('Batches of customers are not simulated: make one call for each');
    refuse(findMissing(given));
    requireAssistant(account, given);
    requireRoom(switchboard, account);
    const call = switchboard.dialOut(account, given, requirePhoneNumber(account, given.phoneNumberId));
    return reply.code(201).send({ subscriptionLimits: limitsOf(switchboard, account), ...call.snapshot });
  });

  server.post('/call/web', async (request, reply) => {
    const token = authentication.byAnyKey(request);
    const { account } = token;
    const given = readBody(request.body);
    refuseRestricted(token, request.headers.origin, given);
    refuse(findProblems(given, webCallFields));
    requireAssistant(account, given);
    requireRoom(switchboard, account);
    const call = switchboard.openWebCall(account, given);
    return reply.code(201).send({ subscriptionLimits: limitsOf(switchboard, account), ...call.snapshot });
  });

  server.get('/call', async (request) => {
    const calls = applyListQuery(authentication.byPrivateKey(request).calls.newestFirst(), request.query, {
      id: (call) => call.id,
      assistantId: (call) => call.snapshot.assistantId ?? undefined,
      phoneNumberId: (call) => call.snapshot.phoneNumberId,
    });
    return calls.map((call) => answerCall(call, links));
  });

  server.get<WithId>('/call/:id', async (request) =>
    answerCall(find(authentication.byPrivateKey(request), request.params.id), links),
  );

  server.delete<WithId>('/call/:id', async (request) => {
    const account = authentication.byPrivateKey(request);
    const call = find(account, request.params.id);
    switchboard.end(call.id, 'manually-canceled');
    account.calls.remove(call.id);
    return answerCall(call, links);
  });
}

function findMissing(given: Record<string, unknown>): string[] {
  return [
    ...(given.phoneNumberId === undefined ? ['phoneNumberId should not be null or undefined'] : []),
    ...(given.customer === undefined ? ['customer should not be null or undefined'] : []),
  ];
}

function requireAssistant(account: Account, given: Record<string, unknown>): void {
  if (given.assistant !== undefined) return;
  if (typeof given.assistantId !== 'string') throw badRequest('One of assistantId or assistant must be given');
  if (!account.assistants.get(given.assistantId)) {
    throw badRequest(`Couldn't find assistant with id ${given.assistantId}`);
  }
}

function requirePhoneNumber(account: Account, id: unknown): Resource {
  const found = typeof id === 'string' ? account.phoneNumbers.get(id) : undefined;
  if (!found) throw badRequest(`Couldn't find phone number with id ${String(id)}`);
  return found;
}

function requireRoom(switchboard: Switchboard, account: Account): void {
  if (switchboard.active(account) >= CONCURRENCY_LIMIT) throw badRequest('Over Concurrency Limit');
}

function limitsOf(switchboard: Switchboard, account: Account): Record<string, unknown> {
  return {
    concurrencyBlocked: false,
    concurrencyLimit: CONCURRENCY_LIMIT,
    remainingConcurrentCalls: CONCURRENCY_LIMIT - switchboard.active(account),
  };
}
