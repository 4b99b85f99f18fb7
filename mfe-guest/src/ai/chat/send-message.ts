import { eventsIn } from '@booking/http/events-in';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import { AnswerPart, webConversationEndpoints } from '@booking/contracts/web-conversations';
import { stream } from '@booking/http/call';
import { AnswerBroken } from '../answer-broken.ts';

/** Longer than the server waits for the assistant, which may use a tool without a word. */
const longestSilenceMs = 75_000;

/**
 * Sends a message in a conversation. What is to stop it aborts the controller; silence does, too.
 * @returns the words of the answer as they come, and at its end the rooms that it names
 * @throws AnswerBroken, RequestError, TypeError without a connection, DOMException "AbortError" or "TimeoutError"
 */
export async function* sendMessage(
  token: string,
  text: string,
  controller: AbortController,
): AsyncGenerator<{ delta: string } | { rooms: FreeRooms }> {
  const giveUp = (): void => controller.abort(new DOMException('No answer came.', 'TimeoutError'));
  let patience = setTimeout(giveUp, longestSilenceMs);
  try {
    const body = await stream(
      webConversationEndpoints.say,
      { params: { token }, body: { text } },
      { signal: controller.signal },
    );
    for await (const event of eventsIn(body)) {
      clearTimeout(patience);
      patience = setTimeout(giveUp, longestSilenceMs);
      const part = AnswerPart.parse(JSON.parse(event));
      if ('error' in part) throw new AnswerBroken(part.error);
      if ('delta' in part) yield part;
      else {
        // none is said in words already
        if (part.rooms && part.rooms.rooms.length > 0) yield { rooms: part.rooms };
        return;
      }
    }
    throw new AnswerBroken();
  } finally {
    clearTimeout(patience);
  }
}
