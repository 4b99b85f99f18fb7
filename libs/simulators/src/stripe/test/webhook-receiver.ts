import { fastify } from 'fastify';
import { setTimeout as timeout } from 'node:timers/promises';
import type { Event } from '../objects/event.ts';

type Received = { path: string; headers: Record<string, unknown>; raw: string; event: Event };

export type WebhookReceiver = {
  url: string;
  received: Received[];
  /** How the next webhooks are answered. */
  answerWith(status: number): void;
  /** The events received, once there are at least `count` of this type. */
  waitFor(type: string, count?: number): Promise<Event[]>;
  close(): Promise<void>;
};

/** A product that takes every webhook. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = fastify({ forceCloseConnections: true });
  const received: Received[] = [];
  let status = 200;
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.post('*', async (request, reply) => {
    const raw = request.body as string;
    received.push({ path: request.url, headers: request.headers, raw, event: JSON.parse(raw) as Event });
    return reply.code(status).send();
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    received,
    answerWith: (next) => {
      status = next;
    },
    waitFor: async (type, count = 1) => {
      const until = Date.now() + 5000;
      for (;;) {
        const events = received.map(({ event }) => event).filter((event) => event.type === type);
        if (events.length >= count) return events;
        if (Date.now() > until) throw new Error(`${events.length} of ${count} ${type} arrived`);
        await timeout(10);
      }
    },
    close: () => server.close(),
  };
}
