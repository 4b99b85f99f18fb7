import { expect, test } from '@jest/globals';
import { isFiltered, searchOf } from '../list/address-filter.ts';
import { filterOf } from './precheckin-filter.ts';

test('a filter comes back from the address it was kept in', () => {
  const filter = { q: 'Rosa W', step: 'submitted', arrivesFrom: '2026-11-22', arrivesTo: '2026-11-29' } as const;
  expect(searchOf(filter)).toBe('q=Rosa+W&step=submitted&arrivesFrom=2026-11-22&arrivesTo=2026-11-29');
  expect(filterOf(`?${searchOf(filter)}`)).toEqual(filter);
});

test.each(['?step=lost', '?arrivesFrom=soon', '?arrivesTo=2026-13-40', '?q=', '?q=+', '?x=1', ''])(
  '"%s" asks for nothing',
  (search) => {
    expect(isFiltered(filterOf(search))).toBe(false);
  },
);

test('one part that makes no sense leaves the others', () => {
  expect(filterOf('?step=sent&arrivesFrom=soon')).toEqual({ step: 'sent' });
});
