import { fillWording, havingRead, type Scene } from '../../../callers/scene.ts';
import type { Script, Step } from '../../../callers/script.ts';
import type { Random } from '../../../shared-kernel/random.ts';
import { HangUp, type Conversation } from '../conversation.ts';
import { endCall, greet, type OtherEnd } from './other-end.ts';
import type { TalkingAssistant } from './talking-assistant.ts';

/** Waits for a text on somebody's phone and gives the part of it that was wanted; undefined when none comes. */
export type ReadText = (wanted: RegExp) => Promise<string | undefined>;

/** Somebody who does and says what a script has them do and say. */
export function scriptedCaller(script: Script, scene: Scene, random: Random, pickUp: () => ReadText): OtherEnd {
  return {
    pickedUpBy: script.pickedUpBy,
    about: () => fillWording(script.about, scene),
    talk: (assistant, conversation) => performScript(script, scene, assistant, conversation, random, pickUp()),
    ended: () => {},
  };
}

async function performScript(
  script: Script,
  atFirst: Scene,
  assistant: TalkingAssistant,
  conversation: Conversation,
  random: Random,
  readText: ReadText,
): Promise<never> {
  let scene = atFirst;
  const perform = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'say':
        return conversation.say(step.who === 'caller' ? 'user' : 'bot', fillWording(random.pick(step.wordings), scene));
      case 'use-tool': {
        const outcome = await conversation.useTool(step.tool, step.arguments(scene), step.silent);
        return performAll(outcome.ok ? step.answered : step.failed);
      }
      case 'perhaps':
        return performAll(random.chance(step.probability) ? step.steps : step.otherwise);
      case 'read-text': {
        const read = await conversation.during(() => readText(step.wanted));
        if (read === undefined) return performAll(step.missed);
        scene = havingRead(scene, read);
        return performAll(step.came);
      }
      case 'silence':
        return conversation.pause(step.ms);
      case 'leave-voicemail':
        return assistant.voicemailMessage === undefined
          ? undefined
          : conversation.say('bot', assistant.voicemailMessage);
      case 'hang-up':
        return endCall(step.reason, assistant, conversation);
    }
  };

  const performAll = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) await perform(step);
  };

  if (script.pickedUpBy === 'person') await greet(assistant, conversation);
  await performAll(script.steps);
  throw new HangUp('customer-ended-call');
}
