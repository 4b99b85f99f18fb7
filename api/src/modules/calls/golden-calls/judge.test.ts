import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listFailures, missingNotices, type Exchange } from './judge.rule.ts';

const exchange = (reply: string, changes: Partial<Exchange> = {}): Exchange => ({
  says: 'A room, please.',
  reply,
  tools: [],
  ...changes,
});
const offers = { tools: [{ name: 'get_availability_and_rates', result: 'A suite for $1,234.50 from December 5.' }] };

test('an amount that no tool gave is an invention, to the cent', () => {
  expect(listFailures([], [exchange('That is $1,234.51.', offers)])).toEqual([
    'It named $1,234.51, which no tool gave.',
  ]);
  expect(listFailures([], [exchange('That is 1,234.50 dollars.', offers)])).toEqual([]);
});

test('values that a tool gave earlier or the caller said may be spoken', () => {
  const earlier = exchange('One moment.', offers);
  const now = exchange('From December 5th for $1,234.50, so within your $2000.', { says: 'I have $2000.' });
  expect(listFailures([], [earlier, now])).toEqual([]);
});

test('an expected value may be spoken then and later, as from the documentation', () => {
  const fee = { kind: 'says_amount', cents: 5000 } as const;
  const day = { kind: 'says_date', date: '2026-12-05' } as const;
  const told = exchange('The fee is $50 from December 5.');
  expect(listFailures([fee, day], [told])).toEqual([]);
  expect(listFailures([], [told, told], [fee, day])).toEqual([]);
  expect(listFailures([fee, day], [exchange('It is $50 from December 5, and $60 from December 6.')])).toEqual([
    'It named $60.00, which no tool gave.',
    'It named a date (12-06) which no tool gave.',
  ]);
});

test('a date that no tool gave is an invention', () => {
  expect(listFailures([], [exchange('Free on December 6.', offers)])).toEqual([
    'It named a date (12-06) which no tool gave.',
  ]);
  const iso = { tools: [{ name: 'x', result: '2026-12-05' }] };
  expect(listFailures([], [exchange('Free on Saturday, December 5.', iso)])).toEqual([]);
});

test('every amount that a tool gave may be spoken', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 })), (cents) => {
      const spoken = cents.map((each) => (each / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }));
      const tools = [{ name: 'x', result: spoken.join(' and ') }];
      expect(listFailures([], [exchange(spoken.join(', then '), { tools })])).toEqual([]);
    }),
  );
});

test('expected words match in any case, spacing and quotes', () => {
  const said = exchange('You’ll get  a LINK by text.');
  expect(listFailures([{ kind: 'says', text: "you'll get a link" }], [said])).toEqual([]);
  expect(listFailures([{ kind: 'says', text: 'an e-mail' }], [said])).toEqual(['It should have said “an e-mail”.']);
  expect(listFailures([{ kind: 'never_says', text: 'a link' }], [said])).toEqual(['It must not say “a link”.']);
});

test('an expected amount matches to the cent in any wording', () => {
  const said = exchange('It is one thousand two hundred thirty-four dollars and fifty cents.', offers);
  expect(listFailures([{ kind: 'says_amount', cents: 123_450 }], [said])).toEqual([]);
  expect(listFailures([{ kind: 'says_amount', cents: 123_451 }], [said])).toEqual([
    'It should have named $1,234.51; it named $1,234.50.',
  ]);
  expect(listFailures([{ kind: 'says_amount', cents: 500 }], [exchange('It is free.')])).toEqual([
    'It should have named $5.00; it named no amount.',
  ]);
});

test('an expected date matches to the day, and to the year if one is said', () => {
  const date = { kind: 'says_date', date: '2026-12-05' } as const;
  expect(listFailures([date], [exchange('From the fifth of December.', offers)])).toEqual([]);
  expect(listFailures([date], [exchange('From Saturday.', offers)])).toEqual([
    'It should have named 2026-12-05; it named no date.',
  ]);
  expect(listFailures([date], [exchange('From Dec 5, 2027.', offers)])).toEqual([
    'It should have named 2026-12-05; it named 2027-12-05.',
  ]);
});

test("a date in another year than the tool's is an invention", () => {
  const given = { tools: [{ name: 'x', result: 'Free from 2026-12-05.' }] };
  expect(listFailures([], [exchange('Free from December 5, 2027.', given)])).toEqual([
    'It named a date (2027-12-05) which no tool gave.',
  ]);
});

test('a missing tool call is reported with the tools that were used', () => {
  expect(listFailures([{ kind: 'uses_tool', name: 'get_folio' }], [exchange('', offers)])).toEqual([
    'It should have used get_folio; it used get_availability_and_rates.',
  ]);
});

test('missing notices of the AI and the recording are reported', () => {
  expect(missingNotices('You speak with an AI assistant, and this call may be recorded.')).toEqual([]);
  expect(missingNotices('Hello, this is Ann.')).toEqual([
    'The caller was not told that an AI speaks.',
    'The caller was not told that the call may be recorded.',
  ]);
});
