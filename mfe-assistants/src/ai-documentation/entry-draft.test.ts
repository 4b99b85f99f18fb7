import { describe, expect, test } from '@jest/globals';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { changesOf, draftOf, newDraft, readDraft } from './entry-draft.ts';

const draft = { ...newDraft, category: 'Communication Rules', title: 'Pets', content: 'Dogs may stay.' };

describe('a draft', () => {
  test('of a new entry is active with order 0', () => {
    expect(readDraft(draft)).toEqual({ fields: { ...draft, order: 0, isActive: 1 } });
  });

  test.each([
    ['7', 7],
    ['-3', -3],
    ['2.9', 2],
    ['', 0],
    ['first', 0],
  ])('with the display order "%s" has %i', (typed, order) => {
    expect(readDraft({ ...draft, order: typed })).toMatchObject({ fields: { order } });
  });

  test.each(['category', 'title', 'content'] as const)('without its %s is not read', (key) => {
    expect(readDraft({ ...draft, [key]: key === 'category' ? '' : '  ' })).toEqual({
      problems: { [key]: 'Required' },
      complaint: 'Please fill in all required fields',
    });
  });

  test('that is too long says so at its field, and that it may be no longer', () => {
    expect(readDraft({ ...draft, title: 'x'.repeat(201) })).toEqual({
      problems: { title: 'At most 200 characters.' },
      complaint: 'At most 200 characters.',
    });
  });
});

test('only what differs is sent', () => {
  const at = '2026-11-21T12:00:00.000Z';
  const saved = { ...draft, id: 1, order: 0, isActive: 1, createdAt: at, updatedAt: at } as Documentation;
  const { fields } = readDraft({ ...draftOf(saved), content: 'No pets. ', order: '0' });
  expect(changesOf(fields!, saved)).toEqual({ content: 'No pets.' });
});
