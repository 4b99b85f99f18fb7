import { randomUUID } from 'node:crypto';
import { begin, report, type Json } from '../../providers/server-messages.ts';
import { hostileTexts } from './hostile-texts.ts';

/** Letters of all that was said in a call, of which JSON may take six bytes each; a message may have 6 MB. */
const letters = 600_000;
const turns = 60;

/** What was said, one after the other by caller and assistant, made of these texts. */
const conversation = (texts: readonly string[]): Json[] =>
  texts.map((message, at) => ({
    role: at % 2 === 0 ? 'user' : 'bot',
    message,
    time: begin + at * 1000,
    endTime: begin + at * 1000 + 900,
    secondsFromStart: at,
    duration: 900,
  }));

const reportOf = (text: string, rest: Json = {}): object =>
  report(
    { id: randomUUID(), at: begin },
    {
      ...{ summary: text.slice(0, 20_000), analysis: { summary: text.slice(0, 20_000), successEvaluation: text } },
      artifact: {
        messages: conversation(Array<string>(turns).fill(text)),
        transcript: text.repeat(10),
        ...rest,
      },
    },
  );

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { messages: [nested(depth - 1)] });

/** Reports of whole calls whose transcripts are as hostile and as large as are taken, by what they are made of. */
export const hostileReports = (): [kind: string, message: object][] => [
  ...hostileTexts(letters / turns).map(([kind, text]): [string, object] => [kind, reportOf(text)]),
  ['messages within messages', reportOf('Hello', { nested: nested(15) })],
  [
    'a turn of everything',
    reportOf(
      hostileTexts(400)
        .map(([, text]) => text)
        .join('\n'),
    ),
  ],
];
