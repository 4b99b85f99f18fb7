import { expect, test } from '@jest/globals';
import { filterOf } from './audit-filter.ts';

test('each part of an address asks for its own', () => {
  const search =
    '?q=days&actor=ann&action=settings.change&type=setting&subject=hotelName&from=2026-11-01&to=2026-11-10';
  expect(filterOf(search)).toEqual({
    ...{ q: 'days', actor: 'ann', action: 'settings.change', type: 'setting', subject: 'hotelName' },
    ...{ from: '2026-11-01', to: '2026-11-10' },
  });
});

test.each(['', '?q=&from=&subject=', '?from=yesterday&to=2026-13-01', `?q=${'x'.repeat(300)}`, '?other=x'])(
  'an address with %j asks for everything',
  (search) => expect(Object.values(filterOf(search)).filter((value) => value !== undefined)).toEqual([]),
);
