import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sendWebChat } from './web-chat.client.ts';
import type { VapiHttp } from '../vapi-http.client.ts';

/** Hears an answer that comes in these pieces. */
async function heard(pieces: readonly Uint8Array[]): Promise<string[]> {
  const stream = async () => ReadableStream.from(pieces);
  const http = { stream } as unknown as VapiHttp;
  const deltas: string[] = [];
  const answer = sendWebChat(http, 'test', 'session', 'Hello', new AbortController().signal);
  for await (const delta of answer) deltas.push(delta);
  return deltas;
}

const event = (delta: string, index = 0): string =>
  `data: ${JSON.stringify({ id: 'stream', path: `chat.output[${index}].content`, delta })}\n\n`;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the words of an answer', () => {
  test('are whole, however the network cuts them', async () => {
    const said = ['We have ', '“Zürich” ', 'and 🛎 ', 'free.'];
    const whole = bytes(said.map((delta) => event(delta)).join(''));
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: whole.length - 1 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), whole.length];
        const pieces = edges.slice(1).map((edge, index) => whole.slice(edges[index], edge));
        expect(await heard(pieces)).toEqual(said);
      }),
    );
  });

  test('of another entry begin a line of their own', async () => {
    expect(await heard([bytes(event('One moment.') + event('There ', 2) + event('is one.', 2))])).toEqual([
      'One moment.',
      '\nThere ',
      'is one.',
    ]);
  });

  test('are found among what is none', async () => {
    const others =
      ': still here\r\n\nevent: x\ndata: [DONE]\n\ndata: {"path":"chat.output[0].role","delta":"assistant"}\n\n';
    expect(await heard([bytes(others), bytes(event('Yes.')), bytes('data: {"delta":7}')])).toEqual(['Yes.']);
  });
});
