import { expect, test } from '@jest/globals';
import { parseForm } from './form.ts';

test('brackets make lists and objects, and everything stays text', () => {
  const form =
    'startDate=2026-12-05&rooms[0][roomTypeID]=1&rooms[0][quantity]=2&rooms[1][roomTypeID]=3&tags[]=a&tags[]=b';
  expect(parseForm(form)).toEqual({
    startDate: '2026-12-05',
    rooms: [{ roomTypeID: '1', quantity: '2' }, { roomTypeID: '3' }],
    tags: ['a', 'b'],
  });
});

test('a name cannot reach what all objects share', () => {
  const read = parseForm('__proto__[admin]=1&a[__proto__][admin]=1&constructor[prototype][admin]=1');
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});

test('odd brackets are a part of the name', () => {
  expect(parseForm('a[b=1&]c[=2&d[e]f=3')).toEqual({ 'a[b': '1', ']c[': '2', 'd[e]f': '3' });
});
