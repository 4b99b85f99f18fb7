import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';

/** One request that reached the receiver: where, with which headers, and the message in it. */
export type Received = {
  path: string;
  headers: Record<string, unknown>;
  message: Record<string, unknown> & { type: string; call: Record<string, unknown> };
};

export type Receiver = { url: string; received: Received[]; close(): Promise<void> };

type ToolAnswer = (toolCallId: string, name: string) => { status?: number; body: unknown };

/** A small product: takes every webhook and answers tool calls as told. Listens on a free port. */
export async function startReceiver(answerTool: ToolAnswer): Promise<Receiver> {
  const server = fastify();
  const received: Received[] = [];
  server.post('*', async (request, reply) => {
    const { message } = request.body as { message: Received['message'] };
    received.push({ path: request.url, headers: request.headers, message });
    if (message.type !== 'tool-calls') return {};
    const [toolCall] = message.toolCallList as { id: string; function: { name: string } }[];
    const answer = answerTool(toolCall?.id ?? '', toolCall?.function.name ?? '');
    return reply.code(answer.status ?? 200).send(answer.body);
  });
  server.get('*', async () => ({ status: 'ok' }));
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, received, close: () => server.close() };
}

/** The answer of a tool that succeeded. */
export const withResult =
  (result: string): ToolAnswer =>
  (toolCallId, name) => ({ body: { results: [{ name, toolCallId, result }] } });

/** The answer of a tool that says why it could not. */
export const withError =
  (error: (name: string) => string): ToolAnswer =>
  (toolCallId, name) => ({ body: { results: [{ name, toolCallId, error: error(name) }] } });

/** Whether a message was signed with a secret, over its time and its body. */
export function isSignedWith(secret: string, { headers, message }: Received): boolean {
  const signed = `${String(headers['x-timestamp'])}.${JSON.stringify({ message })}`;
  return headers['x-signature'] === createHmac('sha256', secret).update(signed).digest('hex');
}
