import { expect, test } from '@jest/globals';
import { isFiltered, searchOf } from '../list/address-filter.ts';
import { filterOf, listedBy } from './call-filter.ts';

test('a filter comes back from the address it was kept in', () => {
  const filter = {
    q: 'king size',
    from: '2026-11-01',
    to: '2026-11-21',
    assistant: 'a-1',
    outcome: 'paid_pending',
    endReason: 'customer-ended-call',
    minSeconds: 0,
    maxSeconds: 90,
    mode: 'live',
    sort: '-cost',
  } as const;
  expect(filterOf(`?${searchOf(filter)}`)).toEqual(filter);
});

test('a link to one call asks for no filter', () => {
  expect(isFiltered(filterOf('?call=c-1'))).toBe(false);
});

test.each([
  '?q=+',
  '?from=soon',
  '?outcome=lost',
  '?minSeconds=',
  '?minSeconds=-1',
  '?maxSeconds=long',
  '?mode=both',
  '?sort=caller',
])('%s asks for nothing', (search) => expect(isFiltered(filterOf(search))).toBe(false));

test('one part that makes no sense leaves the others', () => {
  expect(searchOf(filterOf('?minSeconds=long&outcome=booked'))).toBe('outcome=booked');
});

test('what is searched for is not sorted', () => {
  expect(listedBy(filterOf('?sort=cost'))).toMatchObject({ sort: 'cost' });
  expect(listedBy(filterOf('?q=king&sort=cost')).sort).toBeUndefined();
});
