import type { AssistantDraft } from '@booking/contracts/assistants';
import type { AssistantVersion } from '@booking/contracts/publishing';
import type { Publication } from './publication.ts';

type Change = AssistantVersion['changes'][number];

/** Field by field from one version to the next; `prompt` is the compiled text, `tools` their names. */
export function changesBetween(before: Publication | undefined, after: Publication): Change[] {
  if (!before) return [];
  const fields = Object.keys(after.draft) as (keyof AssistantDraft)[];
  const all: Change[] = [
    ...fields.map((field) => ({ field, before: before.draft[field] ?? null, after: after.draft[field] })),
    { field: 'prompt', before: before.prompt, after: after.prompt },
    { field: 'tools', before: before.toolNames.join(', '), after: after.toolNames.join(', ') },
  ];
  return all.filter((change) => change.before !== change.after);
}
