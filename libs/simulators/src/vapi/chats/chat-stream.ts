import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Clock } from '../../shared-kernel/clock.ts';
import type { Chat } from './chat.ts';

/** Takes what is said as it is said: which entry of the output it is, and its words. */
export type Tell = (chat: Pick<Chat, 'id' | 'sessionId'>, index: number, content: string) => Promise<void>;

const PIECE = /(?:\S+\s*){1,4}/g;
const PIECE_MS = 20;

/**
 * An answer as server-sent events, some words at a time, as a model finds them. Resolves at the first words; what is
 * thrown before is thrown on.
 */
export async function streamChat(answer: (tell: Tell) => Promise<unknown>, clock: Clock): Promise<Readable> {
  const stream = new PassThrough();
  const begun = once(stream, 'readable');
  const answered = answer(async ({ id, sessionId }, index, content) => {
    for (const delta of content.match(PIECE) ?? []) {
      const event = { id, path: `chat.output[${index}].content`, delta, ...(sessionId ? { sessionId } : {}) };
      stream.write(`data: ${JSON.stringify(event)}\n\n`);
      await clock.wait(PIECE_MS);
    }
  });
  answered.then(
    () => stream.end(),
    (error: unknown) => stream.destroy(error as Error),
  );
  // a stream that breaks off tells whoever reads it
  begun.catch(() => {});
  await Promise.race([answered, begun]);
  return stream;
}
