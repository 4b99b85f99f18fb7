import type { Expectation } from '@booking/contracts/golden-calls';
import { formatDollars } from '@booking/hotel/money';
import { parseAmounts } from '@booking/spoken-language/amounts-in-text';
import { isSameDay, parseDays, type SpokenDay } from '@booking/spoken-language/days-in-text';
import { mentionsAi, mentionsRecording } from '../../assistants/prompt/notices.rule.ts';

/** One exchange: what was said to the assistant, what it did, what it answered. */
export type Exchange = { says: string; reply: string; tools: readonly { name: string; result: string | null }[] };

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();
const dollars = (cents: number): string => formatDollars(cents / 100);
const dateOf = ({ day, year }: SpokenDay): string => (year === null ? day : `${year}-${day}`);
const dayOf = (date: string): SpokenDay => ({ day: date.slice(5), year: date.slice(0, 4) });
const listed = (words: readonly string[], none: string): string => [...new Set(words)].join(', ') || none;

/** Why an answer does not meet an expectation, in a sentence. */
function findFailure(expected: Expectation, { reply, tools }: Exchange): string | undefined {
  switch (expected.kind) {
    case 'uses_tool': {
      const used = tools.map(({ name }) => name);
      return used.includes(expected.name)
        ? undefined
        : `It should have used ${expected.name}; it used ${listed(used, 'no tool')}.`;
    }
    case 'says':
      return plain(reply).includes(plain(expected.text)) ? undefined : `It should have said “${expected.text}”.`;
    case 'never_says':
      return plain(reply).includes(plain(expected.text)) ? `It must not say “${expected.text}”.` : undefined;
    case 'says_amount': {
      const named = parseAmounts(reply);
      return named.includes(expected.cents)
        ? undefined
        : `It should have named ${dollars(expected.cents)}; it named ${listed(named.map(dollars), 'no amount')}.`;
    }
    case 'says_date': {
      const named = parseDays(reply);
      return named.some((day) => isSameDay(day, dayOf(expected.date)))
        ? undefined
        : `It should have named ${expected.date}; it named ${listed(named.map(dateOf), 'no date')}.`;
    }
  }
}

/** Amounts and dates in the newest answer that no tool, caller or expectation has given so far. */
function listInventions(exchanges: readonly Exchange[], expected: readonly Expectation[]): string[] {
  const { reply } = exchanges.at(-1)!;
  const given = exchanges.flatMap(({ says, tools }) => [says, ...tools.map(({ result }) => result ?? '')]).join('\n');
  const amounts = new Set([
    ...parseAmounts(given),
    ...expected.flatMap((each) => (each.kind === 'says_amount' ? each.cents : [])),
  ]);
  const days = [
    ...parseDays(given),
    ...expected.flatMap((each) => (each.kind === 'says_date' ? dayOf(each.date) : [])),
  ];
  return [
    ...parseAmounts(reply).flatMap((cents) =>
      amounts.has(cents) ? [] : [`It named ${dollars(cents)}, which no tool gave.`],
    ),
    ...parseDays(reply).flatMap((day) =>
      days.some((each) => isSameDay(each, day)) ? [] : [`It named a date (${dateOf(day)}) which no tool gave.`],
    ),
  ];
}

/**
 * What is wrong with the newest exchange of a conversation, one sentence each; empty when nothing is.
 * @param exchanges the conversation so far, the one to judge last @param earlier what was expected of those before
 */
export const listFailures = (
  expects: readonly Expectation[],
  exchanges: readonly Exchange[],
  earlier: readonly Expectation[] = [],
): string[] => [
  ...expects.flatMap((expected) => findFailure(expected, exchanges.at(-1)!) ?? []),
  ...listInventions(exchanges, [...earlier, ...expects]),
];

/** The notices that are missing from what a caller heard first. */
export const missingNotices = (heard: string): string[] => [
  ...(mentionsAi(heard) ? [] : ['The caller was not told that an AI speaks.']),
  ...(mentionsRecording(heard) ? [] : ['The caller was not told that the call may be recorded.']),
];
