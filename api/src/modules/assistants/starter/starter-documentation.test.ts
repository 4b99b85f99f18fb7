import { describe, expect, test } from '@jest/globals';
import { AssistantDraft } from '@booking/contracts/assistants';
import { defaultSettings } from '@booking/contracts/settings';
import { StarterCallKey, StarterEntryKey } from '@booking/contracts/starter-content';
import { ToolAudience, toolOf } from '@booking/contracts/tools';
import { blanksIn } from '@booking/hotel/blanks';
import { contentOf } from '../prompt/publish-content.service.ts';
import { findingsOf } from '../prompt/findings.rule.ts';
import { missingTools } from '../prompt/tools-named.rule.ts';
import { starterDocumentation } from './starter-documentation.mapper.ts';
import type { StarterFacts } from './starter-facts.service.ts';
import { starterGoldenCalls } from './starter-golden-calls.mapper.ts';
import { starterPrompts } from './starter-prompts.rule.ts';

const nothing: StarterFacts = {
  hotel: { name: 'Harbor Inn', phone: '', address: '', website: '', checkInHour: '16:00', checkOutHour: '11:00' },
  email: '',
  profile: undefined,
  roomTypes: [],
  levies: [],
  cancellation: '',
};
const levy = { id: '1', isIncluded: false, isMandatory: true, roomTypeIds: [], taxedFeeIds: [] };
const known: StarterFacts = {
  hotel: { ...nothing.hotel, phone: '+15125550100', address: '12 Pier St, Austin', website: 'https://inn.example' },
  email: 'desk@inn.example',
  profile: { amenities: ['Free parking', 'Pool', 'Pets allowed'] },
  roomTypes: [{ id: '7', name: 'Harbor King', maxGuests: 3 }],
  levies: [
    { ...levy, name: 'Lodging tax', kind: 'tax', basis: { per: 'percentage', percent: 7 } },
    { ...levy, name: 'Resort fee', kind: 'fee', basis: { per: 'night', cents: 2550 } },
  ],
  cancellation: 'Free cancellation until 3 PM, 2 days before arrival.',
};
const contents = (facts: StarterFacts) =>
  Object.fromEntries(starterDocumentation(facts).map(({ key, content }) => [key, content]));
const blanksOf = (facts: StarterFacts): number => starterDocumentation(facts).flatMap(({ content }) => blanksIn(content)).length;

test('there is one draft for each of the twelve keys', () => {
  expect(starterDocumentation(nothing).map(({ key }) => key)).toEqual(StarterEntryKey.options);
  expect(StarterEntryKey.options).toHaveLength(12);
});

test('facts that are known are in the drafts', () => {
  const { location, room_types, parking, pets, taxes_and_fees, payment_and_cancellation, front_desk } = contents(known);
  expect(location).toContain('Harbor Inn is at 12 Pier St, Austin.');
  expect(room_types).toContain('- Harbor King, for up to 3');
  expect(parking).toContain('The hotel has Free parking.');
  expect(pets).toContain('The hotel has Pets allowed.');
  expect(taxes_and_fees).toContain('- Lodging tax: 7 percent, added to the rate');
  expect(taxes_and_fees).toContain('- Resort fee: $25.50 per night, added to the rate');
  expect(payment_and_cancellation).toContain('until 3 PM, 2 days before arrival');
  expect(front_desk).toContain('+15125550100');
});

test('what is not known is a blank with a name, and no fact is made up', () => {
  const { location, room_types, pets, taxes_and_fees } = contents(nothing);
  expect(blanksIn(location!)).toContain('address of the hotel');
  expect(blanksIn(room_types!)).toEqual(['kinds of rooms and how many guests each is for']);
  expect(blanksIn(pets!)).toContain('which pets may stay');
  expect(blanksIn(taxes_and_fees!)).toEqual(['taxes and fees on a room']);
  expect(blanksOf(known)).toBeLessThan(blanksOf(nothing));
  // amounts of the hotel come from the property system alone
  expect(Object.values(contents(nothing)).join('\n')).not.toMatch(/\$|percent/);
});

test('no draft names a tool that a type of assistant lacks', () => {
  for (const { content } of starterDocumentation(known)) {
    expect(ToolAudience.options.flatMap((audience) => missingTools(content, audience))).toEqual([]);
  }
});

describe('golden calls', () => {
  test('are there for each entry and for each type of assistant', () => {
    const calls = starterGoldenCalls(known);
    expect(calls.map(({ key }) => key)).toEqual(StarterCallKey.options);
    expect(new Set(calls.map(({ assistantType }) => assistantType))).toEqual(new Set(ToolAudience.options));
  });

  test('expect only tools that their type of assistant has, and words of this hotel', () => {
    for (const { assistantType, turns } of starterGoldenCalls(known)) {
      const names = turns.flatMap(({ expects }) => expects.flatMap((each) => (each.kind === 'uses_tool' ? each.name : [])));
      expect(names.filter((name) => !toolOf(assistantType, name))).toEqual([]);
    }
    const [location] = starterGoldenCalls(known);
    expect(location!.turns[0]!.expects).toEqual([{ kind: 'says', text: '12' }]);
    expect(starterGoldenCalls(nothing)[0]!.turns[0]!.expects).toEqual([]);
  });
});

test.each(ToolAudience.options)('the default prompt of %s assistants can be published as it is', (assistantType) => {
  const prompt = starterPrompts('Harbor Inn').find((each) => each.assistantType === assistantType)!;
  const empty = Object.fromEntries(Object.keys(AssistantDraft.shape).map((field) => [field, null]));
  const draft = AssistantDraft.parse({ ...empty, name: 'Line', ...prompt });
  const documentation = starterDocumentation(known)
    .filter(({ content }) => blanksIn(content).length === 0)
    .map(({ key: _, ...entry }, id) => ({
      ...entry,
      ...{ id, order: 0, isActive: 1 as const, revision: 1 },
      ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
    }));
  const findings = findingsOf(contentOf(draft, { profile: defaultSettings, documentation }));
  expect(findings).toEqual([]);
});
