import { guestMessageOf } from '@booking/http/request-error';
import type { Message } from '../../forms/use-guest-mutation.ts';

/** The toast of a step that failed: refused or broken, each in a sentence of S2 section 8, and what the server adds to it. */
export const failureMessage =
  (refused: string, broken: string) =>
  (error: Error): Message => {
    if (error.name !== 'RequestError') return { title: broken };
    return { title: refused, body: guestMessageOf(error)?.replace(refused, '').replace(/^\. */, '') };
  };
