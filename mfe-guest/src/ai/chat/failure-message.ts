import type { Message } from '../../forms/use-guest-mutation.ts';
import { refusalInWords } from '../../language/said-in-english.ts';
import type { Texts } from '../../language/texts.ts';

/** The toast of a step that failed: refused or broken, each in a sentence of S2 section 8, and what the server adds to it. */
export const failureMessage =
  (texts: Texts, refused: string, broken: string) =>
  (error: Error): Message => {
    if (error.name !== 'RequestError') return { title: broken };
    return { title: refused, body: refusalInWords(texts, error)?.replace(refused, '').replace(/^\. */, '') };
  };
