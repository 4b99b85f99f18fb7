import { expect, test } from '@jest/globals';
import { filterOf, queryOf } from './audit-filter.ts';

test('each part of an address asks for its own', () => {
  const search =
    '?q=days&actor=ann&action=settings.change&type=setting&subject=hotelName&from=2026-11-01&to=2026-11-10&sort=at';
  expect(filterOf(search)).toEqual({
    ...{ q: 'days', actor: 'ann', action: 'settings.change', type: 'setting', subject: 'hotelName' },
    ...{ from: '2026-11-01', to: '2026-11-10', sort: 'at' },
  });
});

test.each([
  '',
  '?q=&from=&subject=',
  '?from=yesterday&to=2026-13-01',
  `?q=${'x'.repeat(300)}`,
  '?other=x',
  '?sort=who',
])('an address with %j asks for everything', (search) =>
  expect(Object.values(filterOf(search)).filter((value) => value !== undefined)).toEqual([]),
);

test('a search for words is asked for unsorted', () => {
  expect(queryOf({ q: 'days', sort: 'at' })).toEqual({ q: 'days' });
  expect(queryOf({ actor: 'ann', sort: 'at' })).toEqual({ actor: 'ann', sort: 'at' });
});
