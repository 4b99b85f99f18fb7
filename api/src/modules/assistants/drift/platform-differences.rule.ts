import type { FieldDifference } from '@booking/contracts/publishing';
import { sentMode } from '../../../providers/first-message-mode.rule.ts';
import { clearableFields, platformFields } from '../editing/draft-from-platform.mapper.ts';
import { foreignTools, storedTools, type PlatformSnapshot } from './platform-snapshot.mapper.ts';
import { listed } from '../publishing/publish-sentences.mapper.ts';
import type { Publication } from '../publishing/publication.mapper.ts';

/** What went live; without `foreignTools` those of others are not looked at. */
type Live = Pick<Publication, 'draft' | 'prompt' | 'toolNames' | 'isRecorded'> & {
  foreignTools?: readonly string[] | null;
};
type Tool = PlatformSnapshot['tools'][number];

const line = (names: readonly string[]): string => names.toSorted().join(', ');
const lines = (tools: readonly Tool[], tell: (tool: Tool) => string): string =>
  tools.map((tool) => `${tool.name}: ${tell(tool)}`).join('\n');

const spoken = (isRecorded: boolean): string => (isRecorded ? 'on' : 'off');

/** A field of null was not sent, nor was an empty one that nothing at the platform can be cleared by. */
const wasSent = (field: (typeof platformFields)[number], expected: string | null): boolean =>
  expected !== null && (expected !== '' || clearableFields.some((each) => each === field));

function toolDifferences({ draft, toolNames, foreignTools: others }: Live, held: PlatformSnapshot): FieldDifference[] {
  const ours = storedTools(held).filter(({ audience }) => audience !== null);
  // one of another audience is called where other rights hold
  const names = ours.map(({ name, audience }) => (audience === draft.assistantType ? name : `${name} (${audience})`));
  const changed = ours.filter(({ changes }) => changes.length > 0);
  const all: FieldDifference[] = [
    { field: 'tools', expected: line(toolNames), found: line(names) },
    {
      field: 'toolBodies',
      expected: lines(changed, () => 'as it is here'),
      found: lines(changed, ({ changes }) => `changed in ${listed(changes)}`),
    },
    { field: 'foreignTools', expected: others ? line(others) : null, found: others ? line(foreignTools(held)) : null },
  ];
  return all.filter(({ expected, found }) => expected !== found);
}

/** Where the platform holds something else than what went live, in everything that a publish sets. */
export function findDifferences(live: Live, held: PlatformSnapshot): FieldDifference[] {
  const { draft, prompt } = live;
  const fields = platformFields.flatMap((field): FieldDifference[] => {
    const found = held.assistant[field];
    const expected = field === 'firstMessageMode' ? sentMode(draft[field], found) : draft[field];
    return !wasSent(field, expected) || expected === (found ?? '') ? [] : [{ field, expected, found }];
  });
  const found = held.assistant.prompt;
  return [
    ...fields,
    ...(prompt === (found ?? '') ? [] : [{ field: 'prompt', expected: prompt, found }]),
    ...(live.isRecorded === held.assistant.isRecorded
      ? []
      : [{ field: 'recording', expected: spoken(live.isRecorded), found: spoken(held.assistant.isRecorded) }]),
    ...held.assistant.deviations,
    ...toolDifferences(live, held),
  ];
}
