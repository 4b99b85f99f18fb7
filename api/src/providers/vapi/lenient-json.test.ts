import { expect, test } from '@jest/globals';
import { instant, omitUndefined, list, number, object, text } from './lenient-json.mapper.ts';

const noon = '2026-11-16T12:00:00.000Z';

test.each([
  ['2026-11-16T12:00:00.000Z', noon],
  ['2026-11-16T06:00:00-06:00', noon],
  [Date.parse(noon), noon],
  [Date.parse(noon) / 1000, noon],
  [String(Date.parse(noon)), noon],
  [Date.parse(noon) + 0.7, noon],
  ['', undefined],
  ['soon', undefined],
  [null, undefined],
  [true, undefined],
  [[], undefined],
  [{}, undefined],
  [{ toString: 1, valueOf: 1 }, undefined],
  [9e15, undefined],
])('the instant %j is %j', (value, read) => {
  expect(instant(value)).toBe(read);
});

test.each([
  [1.5, 1.5],
  ['1.5', 1.5],
  [0, 0],
  ['', undefined],
  [' ', undefined],
  ['1,5', undefined],
  [null, undefined],
  [true, undefined],
  [[1], undefined],
  ['1e999', undefined],
])('the number %j is %j', (value, read) => {
  expect(number(value)).toBe(read);
});

test('a wrong shape reads as an empty one', () => {
  expect([null, undefined, 'x', 7, [1]].map(object)).toEqual([{}, {}, {}, {}, {}]);
  expect([null, 'x', { 0: 'a' }].map(list)).toEqual([[], [], []]);
  expect(list([{ a: 1 }, 'x', null])).toEqual([{ a: 1 }, {}, {}]);
  expect([7, '', null, {}].map(text)).toEqual([undefined, undefined, undefined, undefined]);
});

test('what is known leaves out what is not, and keeps zero and nothing said', () => {
  expect(omitUndefined({ a: 0, b: '', c: null, d: undefined, e: false })).toEqual({ a: 0, b: '', e: false });
});
