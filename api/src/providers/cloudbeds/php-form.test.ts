import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nestedForm } from '../../../test/providers/nested-form.ts';
import { phpForm } from './php-form.mapper.ts';

const written = (...given: Parameters<typeof phpForm>): [string, string][] => [...phpForm(...given)];

test('lists and objects become names in brackets, in order', () => {
  expect(written({ rooms: [{ roomTypeID: '1', quantity: 2 }, { roomTypeID: '7' }], adults: [[3]] })).toEqual([
    ['rooms[0][roomTypeID]', '1'],
    ['rooms[0][quantity]', '2'],
    ['rooms[1][roomTypeID]', '7'],
    ['adults[0][0]', '3'],
  ]);
});

test('numbers and truth are words, and what is undefined is left out', () => {
  expect(written({ pageSize: 100, detailedRates: true, sort: undefined, name: '' })).toEqual([
    ['pageSize', '100'],
    ['detailedRates', 'true'],
    ['name', ''],
  ]);
});

test('nothing a guest writes can become another field', () => {
  const value = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.record({ guestName: value, note: value }), { minLength: 1 }), (rooms) => {
      expect(nestedForm(phpForm({ rooms }).toString())).toEqual({ rooms });
    }),
  );
});
