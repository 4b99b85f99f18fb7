import { expect, test } from '@jest/globals';
import { words } from '@booking/languages/words';
import { stayAsSaid } from './stay-as-said.ts';

const stay = { startDate: '2027-03-05', endDate: '2027-04-01', adults: 2, children: 1 };

test.each([
  ['en', 'March 5 to April 1 for 2 adults and 1 child'],
  ['es', '5 de marzo al 1 de abril para 2 adultos y 1 niño'],
] as const)('a stay is said as people write it, in %s', (language, said) => {
  expect(stayAsSaid(stay, words(language).t, language)).toBe(said);
});
