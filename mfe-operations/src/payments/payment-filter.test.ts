import { expect, test } from '@jest/globals';
import { isFiltered, searchOf } from '../list/address-filter.ts';
import { filterOf } from './payment-filter.ts';

test('a filter comes back from the address it was kept in', () => {
  const filter = { q: 'Rosa W', status: 'failed', from: '2026-11-01', to: '2026-11-21', unsynced: 'true' } as const;
  expect(searchOf(filter)).toBe('q=Rosa+W&status=failed&from=2026-11-01&to=2026-11-21&unsynced=true');
  expect(filterOf(`?${searchOf(filter)}`)).toEqual(filter);
});

test('what is not asked for is not in the address', () => {
  expect(searchOf({ status: undefined, from: '2026-11-01', to: undefined })).toBe('from=2026-11-01');
  expect(searchOf({})).toBe('');
});

test('a link to one payment asks for it alone', () => {
  const payment = '7001ca11-0000-4000-8000-000000000001';
  expect(filterOf(`?payment=${payment}`)).toEqual({ payment });
});

test.each([
  '?payment=1',
  '?unsynced=no',
  '?status=stolen',
  '?from=yesterday',
  '?to=2026-13-40',
  '?status=',
  '?q=',
  '?q=+',
  '?x=1',
])('%s asks for nothing', (search) => {
  expect(isFiltered(filterOf(search))).toBe(false);
});

test('one part that makes no sense leaves the others', () => {
  expect(filterOf('?status=pending&from=soon')).toEqual({ status: 'pending', from: undefined, to: undefined });
});
