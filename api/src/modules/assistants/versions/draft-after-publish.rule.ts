import type { AssistantDraft } from '@booking/contracts/assistants';
import type { DraftChoice } from '@booking/contracts/publishing';

/**
 * What of a draft becomes another when something that is not it goes live; undefined when it stays. Nobody's unpublished
 * changes are replaced unless a person chose so.
 * @param live the draft of the live version @param other what would replace the draft
 */
export function draftAfterPublish<Other extends Partial<AssistantDraft>>(
  draft: AssistantDraft,
  live: AssistantDraft | undefined,
  other: Other,
  choice: DraftChoice,
): Other | undefined {
  if (Object.keys(other).length === 0) return undefined;
  if (choice) return choice === 'replace' ? other : undefined;
  const fields = Object.keys(other) as (keyof AssistantDraft)[];
  return fields.some((field) => draft[field] !== (live?.[field] ?? null)) ? undefined : other;
}
