import type { FieldDifference } from '@booking/contracts/publishing';
import { heldFields } from '../assistants/held-draft.ts';
import { ownTools, type Held } from './held.ts';
import type { Publication } from './publication.ts';

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
