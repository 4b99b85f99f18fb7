import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findDates } from './dates-in-words.ts';
import { findParty } from './party-in-words.ts';

// a Monday
const TODAY = '2026-11-23';

test.each([
  ['from 2026-12-04 to 2026-12-06', ['2026-12-04', '2026-12-06']],
  ['December 4 to 6', ['2026-12-04', '2026-12-06']],
  ['Dec 4th until the 6th', ['2026-12-04', '2026-12-06']],
  ['arriving on the 4th of December and leaving December 6th', ['2026-12-04', '2026-12-06']],
  ['the 4th to the 6th of December', ['2026-12-04', '2026-12-06']],
  ['4-6 December', ['2026-12-04', '2026-12-06']],
  ['12/30 to 1/2', ['2026-12-30', '2027-01-02']],
  ['12/4/2027', ['2027-12-04']],
  ['March 3, 2028', ['2028-03-03']],
  ['from the 28th to the 2nd', ['2026-11-28', '2026-12-02']],
  ['tomorrow until Thursday', ['2026-11-24', '2026-11-26']],
  ['next weekend', ['2026-11-27', '2026-11-29']],
  ['tonight', ['2026-11-23']],
  ['November 1', ['2027-11-01']],
  ['February 30', []],
  ['a room, please', []],
])('"%s" speaks of %j', (words, dates) => {
  expect(findDates(words, TODAY).dates).toEqual(dates);
});

test.each([
  ['two nights', 2],
  ['for 3 nights from December 4', 3],
  ['for a week', 7],
  ['a room', undefined],
])('"%s" is %p nights', (words, nights) => {
  expect(findDates(words, TODAY).nights).toBe(nights);
});

test('dates that are found are real ones, whatever is written', () => {
  const written = fc.array(fc.constantFrom('dec', '31', '30th', 'to', 'feb', 'friday', '2/30', '-', 'tomorrow', 'of'));
  fc.assert(
    fc.property(written, (words) => {
      for (const date of findDates(words.join(' '), TODAY).dates) {
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      }
    }),
  );
});

test.each([
  ['two adults and one child', { adults: 2, children: 1 }],
  ['just me', { adults: 1 }],
  ['me and my wife, no kids', { adults: 2, children: 0 }],
  ['a room for 3 nights for 4 people', { adults: 4 }],
  ['we are three with 2 kids', { adults: 3, children: 2 }],
  ['for two nights', {}],
])('"%s" is a party of %j', (words, party) => {
  expect(findParty(words, false)).toEqual(party);
});

test('a bare number answers the question for the party', () => {
  expect([findParty('two', true), findParty('two', false)]).toEqual([{ adults: 2 }, {}]);
});
