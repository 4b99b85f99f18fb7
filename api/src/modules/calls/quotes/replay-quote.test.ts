import { describe, expect, test } from '@jest/globals';
import type { Levy } from '@booking/hotel/pricing';
import { reckonRooms, replayQuote } from './replay-quote.rule.ts';

const stay = { startDate: '2026-12-05', endDate: '2026-12-07', adults: 2, children: 0 };
const offerOf = (roomTypeId: string, cents: number, rateType = 'standard') => ({
  ...{ roomTypeId, roomTypeName: `Room ${roomTypeId}`, rateId: `${roomTypeId} ${cents}`, rateType },
  ...{
    nights: [
      { date: '2026-12-05', cents },
      { date: '2026-12-06', cents },
    ],
    extraGuestsCents: 0,
  },
  standardCents: 2 * cents,
});
const tax: Levy = {
  ...{ id: 't', name: 'Tax', kind: 'tax', basis: { per: 'percentage', percent: 10 } },
  ...{ isIncluded: false, isMandatory: true, roomTypeIds: [], taxedFeeIds: [] },
};

test('a room type costs its cheapest standard rate with mandatory taxes and fees', () => {
  const offers = [offerOf('b', 20_000), offerOf('a', 11_000), offerOf('a', 10_000), offerOf('a', 1_000, 'Web special')];
  expect(reckonRooms(offers, stay, [tax])).toEqual([
    { name: 'Room a', cents: 22_000 },
    { name: 'Room b', cents: 44_000 },
  ]);
});

const king = (cents: number) => ({ name: 'King', cents });
const suite = (cents: number) => ({ name: 'Suite', cents });
const row = (name: string, saidCents: number | null, thenCents: number | null, nowCents: number | null) => ({
  ...{ name, saidCents, thenCents, nowCents },
});

describe('a quote', () => {
  test('is right when each price that was said is what the rates of its moment gave', () => {
    expect(replayQuote([king(100)], [king(100), suite(300)], [king(120), suite(300)])).toEqual({
      verdict: 'right',
      offers: [row('King', 100, 100, 120), row('Suite', null, 300, 300)],
    });
  });

  test.each([
    ['another price', [king(99)], [king(100)]],
    ['a room that was not free', [suite(300)], [king(100)]],
    ['nothing although a room was free', [], [king(100)]],
  ])('is wrong with %s', (_, said, then) => {
    expect(replayQuote(said, then, null).verdict).toBe('wrong');
  });

  test('is right with nothing when nothing was free', () => {
    expect(replayQuote([], [], [king(100)])).toEqual({ verdict: 'right', offers: [row('King', null, null, 100)] });
  });

  test.each([
    ['its rates were not kept', [king(100)], null],
    ['its words are deleted', undefined, [king(100)]],
  ])('is judged by nobody when %s', (_, said, then) => {
    expect(replayQuote(said, then, [king(100)]).verdict).toBe('unknown');
  });

  test('keeps two room types of one name apart', () => {
    expect(replayQuote([king(100), king(150)], [king(100), king(150)], [king(150)]).offers).toEqual([
      row('King', 100, 100, 150),
      row('King', 150, 150, null),
    ]);
  });
});
