import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addedNights, type Span } from './added-nights.ts';
import { addDays } from '../time/hotel-time.ts';
import { nightsBetween } from './nights.ts';

const span = (from: number, nights: number): Span => ({
  startDate: addDays('2026-12-01', from),
  endDate: addDays('2026-12-01', from + nights),
});
const nightsOf = ({ startDate, endDate }: Span): string[] =>
  Array.from({ length: nightsBetween(startDate, endDate) }, (_, night) => addDays(startDate, night));

test.each<[string, Span, Span[]]>([
  ['the same stay', span(5, 2), []],
  ['a shorter stay', span(5, 1), []],
  ['a later departure', span(5, 4), [span(7, 2)]],
  ['an earlier arrival', span(4, 3), [span(4, 1)]],
  ['both', span(3, 6), [span(3, 2), span(7, 2)]],
  ['other days', span(10, 2), [span(10, 2)]],
])('%s adds its own nights', (_, after, added) => expect(addedNights(span(5, 2), after)).toEqual(added));

test('a stay is what it keeps of the one before and what it adds, each night once', () => {
  const spans = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 10 })).map((args) => span(...args));
  fc.assert(
    fc.property(spans, spans, (before, after) => {
      const kept = nightsOf(after).filter((night) => nightsOf(before).includes(night));
      expect([...kept, ...addedNights(before, after).flatMap(nightsOf)].toSorted()).toEqual(nightsOf(after));
    }),
  );
});
