import type { Script } from '../../../callers/script.ts';
import { HangUp, type Conversation } from '../conversation.ts';
import type { TalkingAssistant } from './talking-assistant.ts';

/** Where somebody types what a caller says. */
export type TypedLine = {
  /** Says something; resolves once it was answered, or the call is over. */
  write(words: string): Promise<void>;
  /** Resolves once the assistant has said what it has to say and listens, or the call is over. */
  quiet(): Promise<void>;
  /** Whether what is typed counts; a script speaks until somebody takes the phone. */
  isTyped(): boolean;
  take(): void;
};

/** Who is at the other end of a call, and what happens once they are connected. */
export type OtherEnd = {
  pickedUpBy: Script['pickedUpBy'];
  /** What the call was about, for its summary; asked when it is over. */
  about(): string;
  /** Talks to the end. Always ends by throwing {@link HangUp} with the reason the call ended for. */
  talk(assistant: TalkingAssistant, conversation: Conversation): Promise<never>;
  /** Is told when the call has ended, for whatever reason. */
  ended(): void;
  line?: TypedLine;
};

/** The assistant's first words, if it speaks first and has any. */
export async function greet(assistant: TalkingAssistant, conversation: Conversation): Promise<void> {
  if (assistant.speaksFirst && assistant.firstMessage !== '') await conversation.say('bot', assistant.firstMessage);
}

/**
 * Ends the call for a reason. An assistant can end one only with the tool for it; without one it waits for the caller
 * to do so.
 */
export async function endCall(reason: string, assistant: TalkingAssistant, conversation: Conversation): Promise<never> {
  if (reason !== 'assistant-ended-call') throw new HangUp(reason);
  if (!assistant.tools.some((tool) => tool.type === 'endCall')) throw new HangUp('customer-ended-call');
  if (assistant.endCallMessage) await conversation.say('bot', assistant.endCallMessage);
  throw new HangUp(reason);
}
