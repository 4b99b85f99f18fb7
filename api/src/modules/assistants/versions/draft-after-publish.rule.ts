import type { AssistantDraft } from '@booking/contracts/assistants';
import type { DraftChoice } from '@booking/contracts/publishing';

/**
 * The fields of a draft that change when another content goes live; undefined when the draft stays. Unpublished changes are replaced only
 * when a person chose so.
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
