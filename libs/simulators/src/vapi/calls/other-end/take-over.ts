import type { Conversation } from '../conversation.ts';
import type { OtherEnd } from './other-end.ts';
import type { TypedCaller } from './typed-caller.ts';

class TakenOver extends Error {}

/** Somebody who follows a script until a person takes the phone from them and types. */
export function letTakeOver(scripted: OtherEnd, typed: TypedCaller): OtherEnd {
  let isTaken = false;
  const unlessTaken = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    if (isTaken) throw new TakenOver();
    return act();
  };
  const interruptible = (conversation: Conversation): Conversation => ({
    ...conversation,
    say: (role, text) => unlessTaken(() => conversation.say(role, text)),
    pause: (ms) => unlessTaken(() => conversation.pause(ms)),
    during: (work) => unlessTaken(() => conversation.during(work)),
    useTool: (name, toolArguments, silent) => unlessTaken(() => conversation.useTool(name, toolArguments, silent)),
  });

  return {
    ...scripted,
    about: () => (isTaken ? typed : scripted).about(),
    talk: async (assistant, conversation) => {
      if (isTaken) return typed.talk(assistant, conversation);
      try {
        return await scripted.talk(assistant, interruptible(conversation));
      } catch (error) {
        if (error instanceof TakenOver) return typed.goOn(assistant, conversation);
        throw error;
      }
    },
    ended: () => typed.ended(),
    line: {
      ...typed.line,
      isTyped: () => isTaken,
      take: () => {
        isTaken = true;
      },
    },
  };
}
