import type { AssistantDraft } from '@booking/contracts/assistants';
import { sentMode } from '../../../providers/first-message-mode.rule.ts';
import type { PlatformAssistant } from '../../../providers/voice-platform.port.ts';

type Greeting = Pick<AssistantDraft, 'firstMessage' | 'firstMessageMode'>;
type Held = Pick<PlatformAssistant, keyof Greeting>;

/**
 * What a caller hears first; undefined when there is no text for it, as when the model makes it up: then it is the first reply.
 * @param held what the platform has where a field of the draft is null, as such a field is not sent; a mode that lets the
 * caller speak first does not outlive a publish
 */
export function firstMessageHeard(draft: Greeting, held: Held | null): string | undefined {
  const heldMode = held?.firstMessageMode ?? null;
  const mode = sentMode(draft.firstMessageMode, heldMode) ?? heldMode;
  if (mode === 'assistant-speaks-first-with-model-generated-message') return undefined;
  return (draft.firstMessage ?? held?.firstMessage) || undefined;
}
