import { expect, test } from '@jest/globals';
import { placeOf, searchOf, staySearch } from './stay-search.ts';

const today = '2026-11-21';
const usual = {
  ...{ startDate: '2026-11-22', endDate: '2026-11-29', adults: 2, children: 0 },
  ...{ view: 'rooms', month: '2026-11' },
};

test('an address that says nothing means the usual search', () => expect(placeOf('', today)).toEqual(usual));

test('a place comes back from the address it was kept in', () => {
  const stay = { startDate: '2026-12-05', endDate: '2026-12-05', adults: 10, children: 10 };
  const month = { ...stay, view: 'month', month: '2027-02' } as const;
  expect(placeOf(`?${searchOf(month)}`, today)).toEqual(month);
  const rooms = { ...stay, view: 'rooms', month: '2027-02' } as const;
  expect(searchOf(rooms)).toBe('startDate=2026-12-05&endDate=2026-12-05&adults=10&children=10');
  expect(placeOf(`?${searchOf(rooms)}`, today)).toEqual({ ...rooms, month: '2026-12' });
});

test.each([
  '?startDate=2026-12-05',
  '?startDate=2026-12-05&endDate=2026-12-04',
  '?startDate=soon&endDate=2026-12-04',
  '?adults=0&children=-1',
  '?adults=11&children=11',
  '?adults=two&children=1.5',
  '?view=week&month=2026-13',
])('%s means the usual search', (search) => expect(placeOf(search, today)).toEqual(usual));

test('one part that makes no sense leaves the others', () => {
  expect(placeOf('?startDate=2026-12-05&endDate=2026-12-08&adults=many&children=3', today)).toMatchObject({
    ...{ startDate: '2026-12-05', adults: 2, children: 3 },
  });
});

test.each([
  ['', '', { startDate: 'Choose a check-in date.', endDate: 'Choose a check-out date.' }],
  ['2026-12-05', '', { endDate: 'Choose a check-out date.' }],
  ['2026-12-05', '2026-12-04', { endDate: 'The check-out date cannot be before the check-in date.' }],
  ['2026-12-05', '2026-12-05', {}],
])('dates from "%s" to "%s"', (startDate, endDate, problems) => {
  const { error } = staySearch.safeParse({ startDate, endDate, adults: 2, children: 0 });
  // of two at one field the first is shown
  const found = (error?.issues ?? []).map(({ path, message }) => [path[0], message] as const);
  expect(Object.fromEntries(found.toReversed())).toEqual(problems);
});
