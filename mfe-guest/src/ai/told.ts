import { messageOf } from '../failure.ts';
import type { Message } from '../use-post.ts';

/** How a step that failed is told: refused or broken, each in a sentence of S2 section 8, and what the server adds to it. */
export const told =
  (refused: string, broken: string) =>
  (error: Error): Message => {
    if (error.name !== 'RequestError') return { title: broken };
    return { title: refused, body: messageOf(error)?.replace(refused, '').replace(/^\. */, '') };
  };
