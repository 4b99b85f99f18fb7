import { expect, test } from '@jest/globals';
import { actionWords, actorWords, changesOf, subjectWords } from './audit-words.ts';

test.each([
  ['payments.retry_sync', 'Payments: retry sync'],
  ['golden_calls.change', 'Golden calls: change'],
  ['odd', 'Odd'],
])('%s reads "%s"', (action, words) => {
  expect(actionWords(action)).toBe(words);
});

test('who acted goes by name, and the product says that it was the product', () => {
  expect(actorWords({ kind: 'person', name: 'ann@hotel.example' })).toBe('ann@hotel.example');
  expect(actorWords({ kind: 'product', name: null })).toBe('The product');
});

test('a subject goes by its label, else by its id', () => {
  expect(subjectWords({ type: 'golden_call', id: '7', label: 'Price' })).toBe('Golden call Price');
  expect(subjectWords({ type: 'setting', id: 'mode', label: null })).toBe('Setting mode');
  expect(subjectWords(null)).toBe('–');
});

test('words that were erased with a guest read "Erased"', () => {
  expect(subjectWords({ type: 'employee', id: '7', label: '[erased]' })).toBe('Employee Erased');
  expect(changesOf({ before: null, after: { note: '[erased]' } })).toEqual([{ field: 'note', was: '–', is: 'Erased' }]);
});

test('a change shows both sides of each field, a dash where there is nothing', () => {
  const before = { days: 30, note: '', gone: ['a'] };
  expect(changesOf({ before, after: { days: 45, note: 'new' } })).toEqual([
    { field: 'days', was: '30', is: '45' },
    { field: 'note', was: '–', is: 'new' },
    { field: 'gone', was: '["a"]', is: '–' },
  ]);
});
