import type { AssistantDraft } from '@booking/contracts/assistants';

type Greeting = Pick<AssistantDraft, 'firstMessage' | 'firstMessageMode'>;

/**
 * What a caller hears first; undefined when there is no text for it, as when the model makes it up: then it is the first reply.
 * @param held what the platform has where a field of the draft is null, as such a field is not sent
 */
export function heardFirst(draft: Greeting, held: Greeting | null): string | undefined {
  const mode = draft.firstMessageMode ?? held?.firstMessageMode;
  if (mode === 'assistant-speaks-first-with-model-generated-message') return undefined;
  return (draft.firstMessage ?? held?.firstMessage) || undefined;
}
