import { fillWording, type Scene } from '../../callers/scene.ts';
import type { Script, Step } from '../../callers/script.ts';
import type { Random } from '../../shared-kernel/random.ts';
import { HangUp, type Conversation } from './conversation.ts';
import { endCall, greet, type OtherEnd } from './other-end.ts';
import type { TalkingAssistant } from './talking-assistant.ts';

/** Somebody who does and says what a script has them do and say. */
export function scriptedCaller(script: Script, scene: Scene, random: Random): OtherEnd {
  return {
    pickedUpBy: script.pickedUpBy,
    about: () => fillWording(script.about, scene),
    talk: (assistant, conversation) => performScript(script, scene, assistant, conversation, random),
    ended: () => {},
  };
}

async function performScript(
  script: Script,
  scene: Scene,
  assistant: TalkingAssistant,
  conversation: Conversation,
  random: Random,
): Promise<never> {
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
