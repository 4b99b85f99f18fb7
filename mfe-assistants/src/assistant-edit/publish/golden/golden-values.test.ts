import { expect, test } from '@jest/globals';
import type { GoldenCall } from '@booking/contracts/golden-calls';
import { goldenSchema, newGoldenCall, valuesOf, type ExpectationValues, type GoldenValues } from './golden-values.ts';

const problemsOf = (values: GoldenValues): Record<string, string> => {
  const { error } = goldenSchema('guest').safeParse(values);
  return Object.fromEntries(error!.issues.map(({ path, message }) => [path.slice(0, 4).join('.'), message]));
};
const expecting = (...expects: ExpectationValues[]) => ({
  ...newGoldenCall,
  name: 'Price',
  turns: [{ says: 'How much is it?', expects }],
});

test('what was saved is typed as it was, and saves as the same again', () => {
  const turns: GoldenCall['turns'] = [
    {
      says: 'How much is it from December 5?',
      expects: [
        { kind: 'uses_tool', name: 'get_availability_and_rates' },
        { kind: 'says', text: 'in total' },
        { kind: 'never_says', text: 'discount' },
        { kind: 'says_amount', cents: 123_405 },
        { kind: 'says_date', date: '2026-12-05' },
      ],
    },
  ];
  const fields = { name: 'Price', assistantType: 'guest', isActive: false, turns } as const;
  const saved = { ...fields, id: 1, lastResult: null, fromCallId: null, revision: 1, createdAt: '', createdBy: '' };
  expect(goldenSchema('guest').parse(valuesOf(saved))).toEqual(fields);
});

test.each([
  ['$1,234.50', 123_450],
  [' 99 ', 9900],
  ['0', 0],
])('an amount typed as %s is %i cents', (value, cents) => {
  const { turns } = goldenSchema('guest').parse(expecting({ kind: 'says_amount', value }));
  expect(turns[0]?.expects).toEqual([{ kind: 'says_amount', cents }]);
});

test('what is missing is said where it is missing', () => {
  expect(problemsOf(newGoldenCall)).toEqual({
    name: 'The call needs a name.',
    'turns.0.says': 'Write what the caller says.',
  });
  const nothing = (['uses_tool', 'says', 'never_says', 'says_amount', 'says_date'] as const).map((kind) => ({
    kind,
    value: ' ',
  }));
  nothing[0]!.value = '';
  expect(problemsOf(expecting(...nothing))).toEqual({
    'turns.0.expects.0': 'Choose a tool.',
    'turns.0.expects.1': 'Say what is expected.',
    'turns.0.expects.2': 'Say what is expected.',
    'turns.0.expects.3': 'Write an amount, as in 129.50.',
    'turns.0.expects.4': 'Choose a date.',
  });
  expect(problemsOf({ ...newGoldenCall, name: 'Price', turns: [] })).toEqual({
    turns: 'A call has at least one turn.',
  });
});
