import { describe, expect, test } from '@jest/globals';
import type { Documentation } from '@booking/contracts/ai-documentation';
import { changesOf, complaintOf, entrySchema, newEntry, valuesOf } from './entry-values.ts';

const values = { ...newEntry, category: 'Communication Rules', title: 'Pets', content: 'Dogs may stay.' };
const read = { ...values, order: 0 };
const problemsOf = (typed: unknown) => {
  const { error } = entrySchema.safeParse(typed);
  return Object.fromEntries(error!.issues.map(({ path, message }) => [String(path[0]), { message }]));
};

describe('an entry as it is typed', () => {
  test('is active with order 0 where nothing else is said', () => {
    expect(entrySchema.parse(values)).toEqual({ ...read, isActive: 1 });
  });

  test.each([
    ['7', 7],
    ['-3', -3],
    ['2.9', 2],
    ['', 0],
    ['first', 0],
  ])('with the display order "%s" has %i', (order, number) => {
    expect(entrySchema.parse({ ...values, order })).toMatchObject({ order: number });
  });

  test.each(['category', 'title', 'content'] as const)('without its %s is not read', (key) => {
    const problems = problemsOf({ ...values, [key]: key === 'category' ? '' : '  ' });
    expect(problems).toEqual({ [key]: { message: 'Required' } });
    expect(complaintOf(problems)).toBe('Please fill in all required fields');
  });

  test('that is too long says so at its field, and that it may be no longer', () => {
    const problems = problemsOf({ ...values, title: 'x'.repeat(201) });
    expect(problems).toEqual({ title: { message: 'At most 200 characters.' } });
    expect(complaintOf(problems)).toBe('At most 200 characters.');
  });
});

test('only what differs is sent', () => {
  const at = '2026-11-21T12:00:00.000Z';
  const saved = { ...read, id: 1, isActive: 1, createdAt: at, updatedAt: at } as Documentation;
  const typed = entrySchema.parse({ ...valuesOf(saved), content: 'No pets. ', order: '0' });
  expect(changesOf(typed, saved)).toEqual({ content: 'No pets.' });
});
