import { goldenCallEndpoints, type Expectation, type GoldenCall } from '@booking/contracts/golden-calls';
import { typedCents } from '@booking/hotel/typed-amount';
import * as z from 'zod/mini';

/** What is expected, as it is being typed: a tool's name, words, an amount of dollars or a date. */
export type ExpectationValues = { kind: Expectation['kind']; value: string };
export type TurnValues = { says: string; expects: ExpectationValues[] };
/** A golden call as it is being typed. */
export type GoldenValues = { name: string; isActive: boolean; turns: TurnValues[] };

/** What can be expected, as people read it. */
export const kinds: Record<Expectation['kind'], string> = {
  uses_tool: 'Uses the tool',
  says: 'Says the words',
  never_says: 'Never says the words',
  says_amount: 'Names exactly the amount',
  says_date: 'Names exactly the date',
};

export const newTurn: TurnValues = { says: '', expects: [] };
export const newGoldenCall: GoldenValues = { name: '', isActive: true, turns: [newTurn] };

const valueOf = (expected: Expectation): string => {
  switch (expected.kind) {
    case 'uses_tool':
      return expected.name;
    case 'says_amount':
      return (expected.cents / 100).toFixed(2);
    case 'says_date':
      return expected.date;
    default:
      return expected.text;
  }
};

export const valuesOf = ({ name, isActive, turns }: GoldenCall): GoldenValues => ({
  name,
  isActive,
  turns: turns.map(({ says, expects }) => ({
    says,
    expects: expects.map((expected) => ({ kind: expected.kind, value: valueOf(expected) })),
  })),
});

function read({ kind, value }: ExpectationValues) {
  if (kind === 'uses_tool') return { kind, name: value };
  if (kind === 'says_amount') return { kind, cents: typedCents(value) };
  return kind === 'says_date' ? { kind, date: value } : { kind, text: value };
}

/** Reads a golden call as it is typed; what is wrong with an expectation is said below `turns.0.expects.1`. */
export const goldenSchema = (assistantType: GoldenCall['assistantType']) =>
  z.pipe(
    z.transform(({ turns, ...rest }: GoldenValues): unknown => ({
      ...rest,
      assistantType,
      turns: turns.map(({ says, expects }) => ({ says, expects: expects.map(read) })),
    })),
    goldenCallEndpoints.create.body,
  );
