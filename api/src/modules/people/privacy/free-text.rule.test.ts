import { expect, test } from '@jest/globals';
import { columnsToErase, eraseTraces, patternsOf } from './free-text.rule.ts';
import { emptyPerson } from './person.rule.ts';

const traces = /Ana Lopez|\+15125550142/g;

test('removes a name from texts at any depth, also from keys', () => {
  const value = { 'Ana Lopez': [{ said: 'Ana Lopez, +15125550142' }], stays: [1, true, null] };
  expect(eraseTraces(value, traces)).toEqual({
    '[erased]': [{ said: '[erased], [erased]' }],
    stays: [1, true, null],
  });
});

test('a number that identifies the person becomes 0', () => {
  expect(eraseTraces({ phone: 15125550142, cents: 1500 }, /15125550142/g)).toEqual({ phone: 0, cents: 1500 });
});

test('only changed columns are written, JSON as text', () => {
  const columns = [
    { table: 'note', name: 'author', type: 'text' },
    { table: 'note', name: 'said', type: 'text' },
    { table: 'note', name: 'detail', type: 'jsonb' },
  ];
  const row = { author: 'Front desk', said: 'Ana Lopez called', detail: { guest: 'Ana Lopez' } };
  expect(columnsToErase(row, columns, traces)).toEqual([
    ['said', '[erased] called'],
    ['detail', '{"guest":"[erased]"}'],
  ]);
});

test('plain ids share a pattern, forty at a time; numbers and addresses have one each', () => {
  const calls = Array.from({ length: 41 }, (_, index) => `call-${index}`);
  const patterns = patternsOf({ ...emptyPerson, calls, emails: ['ana@guest.example'] });
  expect(patterns).toHaveLength(3);
  expect(patterns[0]).toContain('ana@guest');
  expect(patterns[1]!.split('|')).toHaveLength(40);
});
