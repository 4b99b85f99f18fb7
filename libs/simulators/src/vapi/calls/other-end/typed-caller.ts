import type { Receptionist } from '../../../callers/typed/receptionist.ts';
import { HangUp } from '../conversation.ts';
import { endCall, greet, type OtherEnd, type TypedLine } from './other-end.ts';

const LONGEST_SILENCE_MS = 180_000;

/** Somebody who types; `goOn` talks to the end where others have begun. */
export type TypedCaller = OtherEnd & { line: TypedLine; goOn: OtherEnd['talk'] };

/** A caller whose words somebody types, answered by rules; three minutes without a word end the call. */
export function createTypedCaller(receptionist: Receptionist): TypedCaller {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  let isOver = false;

  const tellWaiting = () => waiting.splice(0).forEach((tell) => tell());
  const takeWords = (): string | undefined => {
    if (written.length === 0) tellWaiting();
    return written.shift();
  };
  const quiet = () => (isOver ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)));

  const goOn: OtherEnd['talk'] = async (assistant, conversation) => {
    for (;;) {
      const words = await conversation.listen(takeWords, LONGEST_SILENCE_MS);
      if (words === undefined) throw new HangUp('silence-timed-out');
      await conversation.say('user', words);
      await receptionist.answer(words, {
        say: (text) => conversation.say('bot', text),
        useTool: async (name, toolArguments) => (await conversation.useTool(name, toolArguments, false)).ok,
        lookUp: async (name, toolArguments) => {
          await conversation.useTool(name, toolArguments, true);
        },
        hangUp: async () => {
          await conversation.say('bot', 'Thank you for calling.');
          return endCall('assistant-ended-call', assistant, conversation);
        },
      });
    }
  };

  return {
    pickedUpBy: 'person',
    about: () => receptionist.about(),
    goOn,
    talk: async (assistant, conversation) => {
      await greet(assistant, conversation);
      return goOn(assistant, conversation);
    },
    ended: () => {
      isOver = true;
      tellWaiting();
    },
    line: {
      quiet,
      isTyped: () => true,
      take: () => {},
      write: (words) => {
        written.push(words);
        return quiet();
      },
    },
  };
}
