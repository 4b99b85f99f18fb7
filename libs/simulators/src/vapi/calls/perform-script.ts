import type { Script, Step } from '../../callers/script.ts';
import { fillWording, type Scene } from '../../callers/scene.ts';
import type { Random } from '../../shared-kernel/random.ts';
import { HangUp, type Conversation } from './conversation.ts';
import type { TalkingAssistant } from './talking-assistant.ts';

/** Plays a script to its end. Always ends by throwing {@link HangUp} with the reason the call ended for. */
export async function performScript(
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
        return endBy(step.reason);
    }
  };

  const performAll = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) await perform(step);
  };

  // An assistant can end a call only with the tool for it; without one it waits for the caller to do so.
  const endBy = async (reason: string): Promise<never> => {
    if (reason !== 'assistant-ended-call') throw new HangUp(reason);
    if (!assistant.tools.some((tool) => tool.type === 'endCall')) throw new HangUp('customer-ended-call');
    if (assistant.endCallMessage) await conversation.say('bot', assistant.endCallMessage);
    throw new HangUp(reason);
  };

  if (script.pickedUpBy === 'person' && assistant.speaksFirst && assistant.firstMessage !== '') {
    await conversation.say('bot', assistant.firstMessage);
  }
  await performAll(script.steps);
  throw new HangUp('customer-ended-call');
}
