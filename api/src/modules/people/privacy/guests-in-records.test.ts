import { expect, test } from '@jest/globals';
import { guestsIn, narrowTo } from './guests-in-records.rule.ts';
import { addFound, personOf, type FoundRow, type Person } from './person.rule.ts';

const home = '+15125550142';
const mail = 'ada@guest.example';
const payment = (name: string, id: string, more: FoundRow = {}): FoundRow => ({
  names: [name],
  guests: [name.toLowerCase()],
  payments: [id],
  reservations: [`R-${id}`],
  others: [home],
  ...more,
});
const ada = payment('Ada Guest', 'a', { others: [home, mail], calls: ['call-a'] });
const ben = payment('Ben Guest', 'b', { calls: ['call-b'] });
const unnamed: FoundRow = { calls: ['call-x'], names: ['AUSTIN TX'], others: [home] };

const personWith = (rows: FoundRow[], identifiers = [home]): Person => addFound(personOf(identifiers), rows);
const narrow = (rows: FoundRow[], names: string[], identifiers?: string[]): Person =>
  narrowTo(personWith(rows, identifiers), rows, new Set(names));

test('people who used a number are told apart by name; what a call is named founds nobody', () => {
  expect(guestsIn([ada, ben, { ...ada, names: ['ADA GUEST'] }, unnamed])).toEqual([
    { key: 'ada guest', name: 'Ada Guest', reservations: ['R-a'], records: 2 },
    { key: 'ben guest', name: 'Ben Guest', reservations: ['R-b'], records: 1 },
  ]);
});

test('one of them has their own records, and neither the number they share nor a call from it', () => {
  expect(narrow([ada, ben, unnamed], ['ada guest'])).toEqual({
    ...{ phones: [], emails: [], reservations: ['R-a'], names: ['Ada Guest'] },
    alsoKnownBy: [home, mail],
    ...{ calls: ['call-a'], sessions: [], payments: ['a'], precheckins: [], checkouts: [] },
  });
});

test('a number that is theirs alone stays theirs, with the calls from it', () => {
  const own = '+15125550199';
  const rows = [payment('Ada Guest', 'a', { others: [own] }), ben, { ...unnamed, others: [own] }];
  expect(narrow(rows, ['ada guest'], [home, own])).toMatchObject({ phones: [own], calls: ['call-x'] });
});

test('a number is not theirs alone when somebody else booked in a call from it', () => {
  const own = '+15125550199';
  const rows = [
    payment('Ada Guest', 'a', { others: [own] }),
    payment('Ben Guest', 'b', { calls: ['call-x'] }),
    { ...unnamed, others: [own] },
  ];
  expect(narrow(rows, ['ada guest'], [home, own])).toMatchObject({ phones: [], calls: [] });
});

test('a reservation and a call that both have are kept', () => {
  const rows = [
    payment('Ada Guest', 'a', { calls: ['both'], reservations: ['R-1'] }),
    payment('Ben Guest', 'b', { calls: ['both'], reservations: ['R-1'] }),
  ];
  expect(narrow(rows, ['ada guest'])).toMatchObject({ calls: [], reservations: [], payments: ['a'] });
});

test('a number is shared however it is written', () => {
  const rows = [ada, payment('Ben Guest', 'b', { others: ['(512) 555-0142'] })];
  expect(narrow(rows, ['ada guest']).phones).toEqual([]);
});
