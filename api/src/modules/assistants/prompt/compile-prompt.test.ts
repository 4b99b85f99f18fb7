import { expect, test } from '@jest/globals';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { defaultSettings } from '@booking/contracts/settings';
import fc from 'fast-check';
import { compilePrompt } from './compile-prompt.mapper.ts';

const entry = (id: number, changes: Partial<Documentation> = {}): Documentation => ({
  id,
  category: 'Guest Communication',
  title: `Rule ${id}`,
  content: `Content ${id}`,
  order: 0,
  isActive: 1,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const draft = {
  systemPrompt: 'Be kind.',
  personality: 'Warm.',
  agentName: 'Ann',
  hotelName: null,
  bookingLogic: 'Sell.',
};
const profile = { ...defaultSettings, hotelName: 'Harbor Inn' };

test('each part is in the prompt at its stated offset', () => {
  const text = fc.option(fc.string(), { nil: null });
  const documentation = fc.array(
    fc.record({ title: fc.string({ minLength: 1 }), content: fc.string({ minLength: 1 }), order: fc.integer() }),
  );
  fc.assert(
    fc.property(text, text, text, documentation, (systemPrompt, personality, bookingLogic, rules) => {
      const { prompt, parts } = compilePrompt({
        draft: { ...draft, systemPrompt, personality, bookingLogic },
        profile,
        documentation: rules.map((rule, index) => entry(index + 1, rule)),
      });
      expect(parts.map(({ from, to }) => prompt.slice(from, to)).join('\n\n')).toBe(prompt);
      expect(parts.filter(({ source }) => source === 'documentation')).toHaveLength(rules.length);
    }),
  );
});

test('active documentation is sorted by category, order and age', () => {
  const { parts } = compilePrompt({
    draft,
    profile,
    documentation: [
      entry(1, { category: 'Communication Rules' }),
      entry(2, { order: 5 }),
      entry(3, { isActive: 0 }),
      entry(4, { order: -1 }),
      entry(5, { order: 5 }),
    ],
  });
  expect(parts.flatMap(({ documentationId }) => documentationId ?? [])).toEqual([4, 2, 5, 1]);
});

test('a category is named once, before its first entry', () => {
  const { prompt } = compilePrompt({ draft, profile, documentation: [entry(1), entry(2)] });
  expect(prompt.match(/^# Guest Communication$/gm)).toHaveLength(1);
});

test('the assistant names the hotel as its draft does, else as the settings do', () => {
  expect(compilePrompt({ draft, profile, documentation: [] }).prompt).toContain('The hotel is called Harbor Inn.');
  const own = compilePrompt({ draft: { ...draft, hotelName: 'The Inn' }, profile, documentation: [] }).prompt;
  expect(own).toContain('The hotel is called The Inn.');
});
