import { expect, test } from '@jest/globals';
import { isFiltered, searchOf } from '../list/address-filter.ts';
import { filterOf, pastQueryOf, queryOf } from './precheckin-filter.ts';

test('a filter comes back from the address it was kept in', () => {
  const filter = {
    ...{ q: 'Rosa W', step: 'submitted', corrections: 'open' },
    ...{ arrivesFrom: '2026-11-22', arrivesTo: '2026-11-29', sort: '-updatedAt' },
  } as const;
  expect(searchOf(filter)).toBe(
    'q=Rosa+W&step=submitted&corrections=open&arrivesFrom=2026-11-22&arrivesTo=2026-11-29&sort=-updatedAt',
  );
  expect(filterOf(`?${searchOf(filter)}`)).toEqual(filter);
});

test.each([
  '?step=lost',
  '?corrections=all',
  '?arrivesFrom=soon',
  '?arrivesTo=2026-13-40',
  '?q=',
  '?q=+',
  '?sort=guest',
  '?x=1',
  '',
])('"%s" asks for nothing', (search) => {
  expect(isFiltered(filterOf(search))).toBe(false);
});

test('one part that makes no sense leaves the others', () => {
  expect(filterOf('?step=sent&arrivesFrom=soon')).toEqual({ step: 'sent' });
});

test.each([
  [{}, { arrivesFrom: '2026-11-10', sort: 'arrival' }],
  [{ step: 'sent' }, { step: 'sent', arrivesFrom: '2026-11-10', sort: 'arrival' }],
  [{ arrivesTo: '2026-11-01' }, { arrivesTo: '2026-11-01', sort: 'arrival' }],
  [{ sort: '-updatedAt' }, { sort: '-updatedAt' }],
  [{ q: 'Rosa', sort: 'arrival' }, { q: 'Rosa' }],
] as const)('the view %j asks for %j', (view, query) => expect(queryOf(view, '2026-11-10')).toEqual(query));

test('past arrivals are those before today, the latest first', () => {
  expect(pastQueryOf({ step: 'sent', corrections: 'open' }, '2026-11-10')).toEqual({
    ...{ step: 'sent', corrections: 'open', arrivesTo: '2026-11-09', sort: '-arrival', limit: 25 },
  });
});
