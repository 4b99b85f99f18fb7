import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { entryOr, labelOf } from './labels.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from './rows.ts';
import { joinRows, mapRows, unreadInWords } from './unread.ts';

const Laundry = z.object({
  id: z.int(),
  state: openEnum(z.enum(['wet', 'dry'])),
  owner: orNull(z.string()),
  pieces: rows(z.object({ kind: z.string() }), 'piece'),
});
const Bags = rows(Laundry, 'bag');
const bag = (given: object = {}) => ({ id: 1, state: 'wet', owner: 'Ann', pieces: [], ...given });

describe('a list of values', () => {
  test.each([
    ['dry', 'dry'],
    ['ironed', 'ironed'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [7, ''],
    [{}, ''],
  ])('reads %j as %j', (state, read) => expect(Laundry.parse(bag({ state })).state).toBe(read));

  test('may be missing', () => {
    const { state: _, ...without } = bag();
    expect(Laundry.parse(without).state).toBe('');
  });

  test('has a label for what it knows, and the word itself for what it does not, whatever JavaScript knows', () => {
    const labels = { wet: 'Wet', dry: 'Dry' };
    const labelled = ['wet', 'ironed', '', 'constructor', '__proto__'].map((state) =>
      labelOf(labels, Laundry.parse(bag({ state })).state),
    );
    expect(labelled).toEqual(['Wet', 'ironed', 'Unknown', 'constructor', '__proto__']);
    expect(entryOr({ wet: 1, dry: 2 }, Laundry.parse(bag({ state: 'toString' })).state, 0)).toBe(0);
  });

  test('stays what the API says in its document', () => {
    expect(z.toJSONSchema(Laundry, { io: 'output', unrepresentable: 'any' }).properties?.['state']).toEqual({
      type: 'string',
      enum: ['wet', 'dry'],
    });
  });
});

test.each([[{ owner: null }], [{ owner: undefined }]])('what may be nothing may be missing: %j', (given) =>
  expect(Laundry.parse(bag(given)).owner).toBeNull(),
);

describe('the rows of a list', () => {
  test('are all there where each can be read', () => {
    expect(Bags.parse([bag(), bag({ id: 2 })])).toEqual([bag(), bag({ id: 2 })]);
    expect(unreadInWords(Bags.parse([bag()]))).toBe('');
  });

  test.each([
    ['1 bag could not be shown.', [bag(), { id: 'two' }]],
    ['2 bags could not be shown.', [null, bag(), 'a bag']],
    ['1 piece could not be shown.', [bag({ pieces: [{ kind: 'sock' }, { kind: 7 }] })]],
  ])('stand without those that cannot be read, which is said: %s', (words, answer) => {
    const read = Bags.parse(answer);
    expect(read.map(({ id }) => id)).toEqual([1]);
    expect(unreadInWords(read)).toBe(words);
    expect(unreadInWords({ data: { bags: read } })).toBe(words);
  });

  test('are no list where the answer is none', () => {
    expect(Bags.safeParse({ bags: [bag()] }).success).toBe(false);
    expect(Bags.safeParse(undefined).success).toBe(false);
  });

  test('keep what is said of them when they are joined or changed', () => {
    const [first, next] = [Bags.parse([bag(), null]), Bags.parse([null, null])];
    expect(unreadInWords(joinRows(first, next))).toBe('3 bags could not be shown.');
    expect(joinRows(first, next)).toHaveLength(1);
    expect(unreadInWords(mapRows(first, (row) => ({ ...row, id: 5 })))).toBe('1 bag could not be shown.');
    expect(unreadInWords(joinRows([bag()], [bag()]))).toBe('');
  });

  test('are listed as they are in the API document', () => {
    const { items } = z.toJSONSchema(rows(z.object({ kind: z.string() }), 'piece'), { unrepresentable: 'any' });
    expect(items).toMatchObject({ type: 'object', properties: { kind: { type: 'string' } } });
  });
});
