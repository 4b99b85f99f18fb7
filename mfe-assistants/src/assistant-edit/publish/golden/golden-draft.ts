import { goldenCallEndpoints, type Expectation, type GoldenCall } from '@booking/contracts/golden-calls';
import { centsOf } from '@booking/hotel/money';
import type { GoldenFields } from './golden.queries.ts';

/** What is expected, as it is being typed: a tool's name, words, an amount of dollars or a date. */
export type ExpectationDraft = { kind: Expectation['kind']; value: string };
export type TurnDraft = { says: string; expects: readonly ExpectationDraft[] };
/** A golden call as it is being typed. */
export type GoldenDraft = { name: string; isActive: boolean; turns: readonly TurnDraft[] };
/** What is wrong, by where it is: `name`, `turns.0.says`, `turns.0.expects.1`. */
export type GoldenProblems = Readonly<Record<string, string>>;

/** What can be expected, as people read it. */
export const kinds: Record<Expectation['kind'], string> = {
  uses_tool: 'Uses the tool',
  says: 'Says the words',
  never_says: 'Never says the words',
  says_amount: 'Names exactly the amount',
  says_date: 'Names exactly the date',
};

export const newTurn: TurnDraft = { says: '', expects: [] };
export const newGoldenDraft: GoldenDraft = { name: '', isActive: true, turns: [newTurn] };

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

export const goldenDraftOf = ({ name, isActive, turns }: GoldenCall): GoldenDraft => ({
  name,
  isActive,
  turns: turns.map(({ says, expects }) => ({
    says,
    expects: expects.map((expected) => ({ kind: expected.kind, value: valueOf(expected) })),
  })),
});

/** "$1,234.50" as cents; undefined for what is no amount. */
function centsTyped(value: string): number | undefined {
  try {
    return centsOf(value.replaceAll(/[$,\s]/g, ''));
  } catch {
    return undefined;
  }
}

function read({ kind, value }: ExpectationDraft) {
  if (kind === 'uses_tool') return { kind, name: value };
  if (kind === 'says_amount') return { kind, cents: centsTyped(value) };
  return kind === 'says_date' ? { kind, date: value } : { kind, text: value };
}

type Reading = { fields: GoldenFields; problems?: never } | { fields?: never; problems: GoldenProblems };

/** @returns what would be saved, or what is wrong with it and where */
export function readGoldenDraft(draft: GoldenDraft, assistantType: GoldenCall['assistantType']): Reading {
  const turns = draft.turns.map(({ says, expects }) => ({ says, expects: expects.map(read) }));
  const { data, error } = goldenCallEndpoints.create.body.safeParse({ ...draft, turns, assistantType });
  if (data) return { fields: data };
  const found = error.issues.map(({ path, message }) => [path.slice(0, 4).join('.'), message] as const);
  return { problems: Object.fromEntries(found.toReversed()) };
}
