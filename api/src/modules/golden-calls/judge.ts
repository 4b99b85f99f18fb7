import type { Expectation } from '@booking/contracts/golden-calls';
import { formatDollars } from '@booking/hotel/money';
import { tellsOfAi, tellsOfRecording } from '../assistants/notices.ts';
import { amountsIn, daysIn } from './spoken-facts.ts';

/** One exchange: what was said to the assistant, what it did, what it answered. */
export type Exchange = { says: string; reply: string; tools: readonly { name: string; result: string | null }[] };

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();

function failureOf(expected: Expectation, { reply, tools }: Exchange): string[] {
  if (expected.kind === 'uses_tool') {
    if (tools.some(({ name }) => name === expected.name)) return [];
    const used = tools.map(({ name }) => name).join(', ');
    return [`It should have used ${expected.name}; it used ${used || 'no tool'}.`];
  }
  const isSaid = plain(reply).includes(plain(expected.text));
  if (expected.kind === 'says') return isSaid ? [] : [`It should have said “${expected.text}”.`];
  return isSaid ? [`It must not say “${expected.text}”.`] : [];
}

/** Money and dates nobody gave: neither a tool nor the caller, up to and with this exchange. */
function madeUp(exchanges: readonly Exchange[]): string[] {
  const { reply } = exchanges.at(-1)!;
  const given = exchanges.flatMap(({ says, tools }) => [says, ...tools.map(({ result }) => result ?? '')]).join('\n');
  const [amounts, days] = [new Set(amountsIn(given)), new Set(daysIn(given))];
  return [
    ...amountsIn(reply).flatMap((cents) =>
      amounts.has(cents) ? [] : [`It named ${formatDollars(cents / 100)}, which no tool gave.`],
    ),
    ...daysIn(reply).flatMap((day) => (days.has(day) ? [] : [`It named a date (${day}) which no tool gave.`])),
  ];
}

/**
 * What is wrong with the newest exchange of a conversation, a sentence each; none when it is right.
 * @param exchanges the conversation so far, the one to judge last
 */
export const failuresOf = (expects: readonly Expectation[], exchanges: readonly Exchange[]): string[] => [
  ...expects.flatMap((expected) => failureOf(expected, exchanges.at(-1)!)),
  ...madeUp(exchanges),
];

/** Which notices a caller was not given by what they heard first. */
export const untold = (heard: string): string[] => [
  ...(tellsOfAi(heard) ? [] : ['The caller was not told that an AI speaks.']),
  ...(tellsOfRecording(heard) ? [] : ['The caller was not told that the call may be recorded.']),
];
