import type { AssistantDraft } from '@booking/contracts/assistants';
import type { FieldDifference } from '@booking/contracts/publishing';
import { ownTools, type Held } from './held.ts';
import type { Publication } from './publication.ts';

/** The fields of a draft that the platform holds as they are. */
export const heldFields = [
  'name',
  'firstMessage',
  'firstMessageMode',
  'voicemailMessage',
  'endCallMessage',
  'voiceProvider',
  'voiceId',
  'modelProvider',
  'modelName',
  'transcriberProvider',
  'transcriberModel',
] as const satisfies readonly (keyof AssistantDraft)[];

const line = (names: readonly string[]): string => names.toSorted().join(', ');

/** Where the platform holds something else than what went live. A field of null was not sent, so it differs from nothing. */
export function compare({ draft, prompt, toolNames }: Pick<Publication, 'draft' | 'prompt' | 'toolNames'>, held: Held) {
  const differences: FieldDifference[] = heldFields.flatMap((field) => {
    const [expected, found] = [draft[field], held.assistant[field]];
    return expected === null || expected === (found ?? '') ? [] : [{ field, expected, found }];
  });
  if (prompt !== (held.assistant.prompt ?? '')) {
    differences.push({ field: 'prompt', expected: prompt, found: held.assistant.prompt });
  }
  const [expected, found] = [line(toolNames), line(ownTools(held))];
  if (expected !== found) differences.push({ field: 'tools', expected, found });
  return differences;
}
