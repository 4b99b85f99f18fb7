import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';

/** How it is known that a question had no answer. */
export const QuestionSource = z.enum(['reply', 'search', 'platform']);
export type QuestionSource = z.infer<typeof QuestionSource>;

/** A question as its caller asked it. */
export const AskedQuestion = z.object({
  callId: z.string(),
  turn: z.int().check(z.describe('Position of the turn in its call, from 0')),
  at: z.iso.datetime().check(z.describe('Start of the call')),
  isChat: z.boolean().check(z.describe('It was written in a chat on the website')),
  text: z.string().check(z.maxLength(500)),
  reply: orNull(z.string().check(z.maxLength(500))).check(z.describe('What the assistant said next')),
  source: openEnum(QuestionSource).check(
    z.describe(
      'reply: the assistant said that it does not know; search: a search of the facts had no hit; platform: analysis of the call names it',
    ),
  ),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** Questions that have words in common. */
export const QuestionGroup = z
  .object({
    key: z.string().check(z.describe('The words that all of its questions share, in alphabetical order')),
    question: z
      .string()
      .check(z.maxLength(500), z.describe('The question that says it best, in the words of a caller')),
    language: openEnum(z.enum(['en', 'es'])),
    words: z.array(z.string()).check(z.describe('Words in common, the most frequent first')),
    count: z.int().check(z.describe('How often it was asked')),
    calls: z.int().check(z.describe('In how many calls and chats')),
    suggestedTitle: z.string().check(z.maxLength(200), z.describe('Title for a documentation entry')),
    examples: rows(AskedQuestion, 'question').check(z.describe('The newest five')),
  })
  .register(z.globalRegistry, { id: 'QuestionGroup' });
export type QuestionGroup = z.infer<typeof QuestionGroup>;

/** Why a caller who wanted a room did not book: how far it went, the furthest reason alone. */
export const NotBookedReason = z.enum([
  'still_open',
  'payment_failed',
  'not_paid',
  'link_not_finished',
  'link_not_opened',
  'link_not_sent',
  'no_room',
  'price',
  'tool_failed',
  'transferred',
  'hung_up',
  'undecided',
]);
export type NotBookedReason = z.infer<typeof NotBookedReason>;

export const NotBookedExample = z.object({
  callId: z.string(),
  at: z.iso.datetime(),
  quote: orNull(z.string().check(z.maxLength(500))).check(z.describe('What the caller said of it, or last')),
});
export type NotBookedExample = z.infer<typeof NotBookedExample>;

const dollars = z.number().check(z.describe('US dollars'));
const perBooking = orNull(z.number());

/** What the calls of one hotel week taught. Figures are of calls without chats, unless they say otherwise. */
export const CallInsights = z
  .object({
    from: z.iso.date().check(z.describe('Monday of the week, hotel date')),
    to: z.iso.date().check(z.describe('Sunday of the week')),
    isRunning: z.boolean().check(z.describe('The week is not over')),
    calls: z.int(),
    wantedRoom: z.int().check(z.describe('Calls in which rooms were looked for, or that led to a link for a booking')),
    booked: z.int().check(z.describe('Calls of which a booking was paid')),
    minutes: z.object({ total: z.number(), perCall: perBooking, perBooking }),
    cost: z.object({
      total: dollars,
      perCall: perBooking,
      perBooking,
      chats: z.number().check(z.describe('US dollars for chats on the website, which the total leaves out')),
      parts: rows(z.object({ part: z.string(), total: dollars, perBooking }), 'part').check(
        z.describe('As the voice platform names them, dearest first; `other` is what it gives no part for'),
      ),
    }),
    hours: rows(z.object({ hour: z.int(), calls: z.int(), booked: z.int() }), 'hour').check(
      z.describe('All 24 hours of the day, hotel time, by start of the call'),
    ),
    languages: rows(z.object({ language: orNull(z.string()), calls: z.int(), booked: z.int() }), 'language').check(
      z.describe('Most calls first; null where too little was said'),
    ),
    notBooked: rows(
      z.object({
        reason: openEnum(NotBookedReason),
        count: z.int(),
        examples: rows(NotBookedExample, 'example'),
      }),
      'reason',
    ).check(z.describe('Most frequent first; together `wantedRoom` less `booked`; the newest five of each')),
    unsuccessful: z.int().check(z.describe("Calls that the voice platform's own analysis calls unsuccessful")),
    unanswered: z.int().check(z.describe('Unanswered questions, of chats too')),
    questions: rows(QuestionGroup, 'question').check(
      z.describe('Unanswered questions in groups, most frequent first; at most 100'),
    ),
  })
  .register(z.globalRegistry, { id: 'CallInsights' });
export type CallInsights = z.infer<typeof CallInsights>;

export const callInsightsEndpoints = endpoints({
  week: {
    method: 'GET',
    path: '/api/admin/call-insights',
    summary:
      'What the calls of a hotel week taught, of the current mode: unanswered questions, why callers did not book, figures',
    access: 'calls:read',
    query: z.object({
      week: z.optional(z.iso.date()).check(z.describe('Any hotel date of the week; this week unless said')),
    }),
    answer: CallInsights,
  },
});
