import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { eventsIn } from './events-in.ts';

async function read(bytes: Uint8Array<ArrayBuffer>[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const some of bytes) controller.enqueue(some);
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const event of eventsIn(body)) events.push(event);
  return events;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

test('events are whole, wherever the network cuts them', async () => {
  const data = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => JSON.stringify({ delta: text })));
  await fc.assert(
    fc.asyncProperty(data, fc.integer({ min: 1, max: 7 }), async (events, size) => {
      const bytes = encode(events.map((event) => `data: ${event}\n\n`).join(''));
      const cut = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      expect(await read(cut)).toEqual(events);
    }),
  );
});

test('comments, other fields and an event that was cut off are passed over', async () => {
  const text = ': wait\n\nevent: part\r\ndata: {"delta":"a"}\r\n\r\ndata: {"del';
  expect(await read([encode(text)])).toEqual(['{"delta":"a"}']);
});
