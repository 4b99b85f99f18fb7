import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byPromptOrder, reordered, type Place } from './prompt-order.ts';

const inOrder = (...orders: number[]): Place[] => orders.map((order, index) => ({ id: index + 1, order }));

const applied = (entries: readonly Place[], changed: readonly Place[]): number[] =>
  entries
    .map((entry) => changed.find(({ id }) => id === entry.id) ?? entry)
    .toSorted(byPromptOrder)
    .map(({ id }) => id);

describe('moving an entry', () => {
  test('of two with numbers of their own swaps the numbers', () => {
    expect(reordered(inOrder(10, 20, 30), 1, 0)).toEqual([
      { id: 2, order: 10 },
      { id: 1, order: 20 },
    ]);
  });

  test('among equal numbers raises only the one that has to follow a younger one', () => {
    expect(reordered(inOrder(0, 0, 0), 2, 1)).toEqual([{ id: 2, order: 1 }]);
  });

  test('to where it stands changes nothing', () => {
    expect(reordered(inOrder(0, 0, 7), 1, 1)).toEqual([]);
  });

  test('ends where it was asked for, whatever the numbers were, and keeps the others in their order', () => {
    const places = fc
      .array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 8 })
      .map((orders) => inOrder(...orders).toSorted(byPromptOrder));
    fc.assert(
      fc.property(places, fc.nat(), fc.nat(), (entries, one, other) => {
        const [from, to] = [one % entries.length, other % entries.length];
        const ids = entries.map(({ id }) => id);
        const wanted = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!);
        expect(applied(entries, reordered(entries, from, to))).toEqual(wanted);
      }),
    );
  });
});
