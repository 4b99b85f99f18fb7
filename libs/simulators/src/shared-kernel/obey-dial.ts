import { once } from 'node:events';
import { setTimeout as timeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultDial } from './fault-dial.ts';

/** An answer in the provider's own shape. */
export type FaultAnswer = { status: number; headers?: Record<string, string>; body: unknown };

export type FaultAnswers = Record<'rate_limited' | 'server_error' | 'expired_token', FaultAnswer> & {
  refused?: FaultAnswer;
};

/** Longer than a person waits gladly, shorter than any client's time limit. */
const SLOW_MS = 3_000;

const ANSWERED = ['rate_limited', 'server_error', 'expired_token'] as const;
const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Makes a provider's requests go wrong as its dial says. `concerns` tells which paths are the provider's API; the pages
 * for people stay as they are. Call it before routes are added by plugins. A request that hangs is left open until its
 * caller gives up.
 */
export function obeyDial(
  server: FastifyInstance,
  dial: FaultDial,
  answers: FaultAnswers,
  concerns: (path: string) => boolean,
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!concerns(pathOf(request.url))) return;
    if (dial.has('slow')) await timeout(SLOW_MS);
    if (dial.has('hang')) {
      reply.hijack();
      return givenUp(reply);
    }
    const fault = ANSWERED.find((each) => dial.has(each));
    const answer = fault ? answers[fault] : isWrite(request) && dial.has('refused') ? answers.refused : undefined;
    if (!answer) return;
    const { status, headers = {}, body } = answer;
    return reply.code(status).headers(headers).send(body);
  });

  server.addHook('onSend', async (request, reply) => {
    if (!isWrite(request) || !concerns(pathOf(request.url)) || reply.statusCode >= 400) return;
    const isLost = dial.has('timeout_after_commit');
    dial.tookWrite();
    if (isLost) await givenUp(reply);
  });
}

const isWrite = ({ method }: FastifyRequest): boolean => !READS.includes(method);

const pathOf = (url: string): string => url.split('?')[0] ?? '';

async function givenUp({ raw }: FastifyReply): Promise<void> {
  if (!raw.closed) await once(raw, 'close');
}
