import type { AssistantDraft } from '@booking/contracts/assistants';
import type { AssistantVersion } from '@booking/contracts/publishing';
import type { AssistantVersionEntity } from '../editing/assistant-version.entity.ts';
import type { Publication } from '../publishing/publication.mapper.ts';

type Change = AssistantVersion['changes'][number];

type Version = Publication & Pick<AssistantVersionEntity, 'foreignTools'>;

const others = ({ foreignTools }: Version): string => (foreignTools ?? []).toSorted().join(', ');

const recording = ({ isRecorded }: Version): string => (isRecorded ? 'on' : 'off');

/**
 * Field by field from one version to the next; `prompt` is the compiled text, `tools` and `foreignTools` are names. Where it is
 * not known which tools of others a version had, they did not change.
 */
export function changesBetween(before: Version | undefined, after: Version): Change[] {
  if (!before) return [];
  const fields = Object.keys(after.draft) as (keyof AssistantDraft)[];
  const all: Change[] = [
    ...fields.map((field) => ({ field, before: before.draft[field] ?? null, after: after.draft[field] })),
    { field: 'prompt', before: before.prompt, after: after.prompt },
    { field: 'tools', before: before.toolNames.join(', '), after: after.toolNames.join(', ') },
    { field: 'recording', before: recording(before), after: recording(after) },
    ...(before.foreignTools && after.foreignTools
      ? [{ field: 'foreignTools', before: others(before), after: others(after) }]
      : []),
  ];
  return all.filter((change) => change.before !== change.after);
}
