import * as z from 'zod/mini';
import { CallOutcome } from './call-outcome.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { Mode } from '../hotel/mode.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { RowCount } from '../endpoint/row-count.ts';
import { ReplyShortfall } from './tool-replies.ts';
import { rows } from '../endpoint/rows.ts';
import { sortBy } from '../endpoint/sort.ts';
import { asSeen } from '../schema/typed-text.ts';

/** The kind of a conversation in writing on the website, which is logged like a call and counts as none. */
export const webChat = 'webChat';

export const CallLog = z
  .object({
    id: z.string(),
    kind: orNull(z.string()).check(
      z.describe(`The voice platform's word for how it was made; ${webChat} for a chat on the website`),
    ),
    caller: orNull(z.string()).check(z.describe('Phone number, else name, else null')),
    outcome: openEnum(CallOutcome),
    timestamp: z.iso.datetime().check(z.describe('Start of the call, UTC')),
    transcript: z.string(),
    notes: z.string(),
    duration: orNull(z.number()).check(z.describe('Seconds; null while the call goes on, 0 when nobody answered')),
    cost: orNull(z.number()).check(z.describe('US dollars; null until the provider reports it')),
    endedReason: orNull(z.string()),
    transcriptDeletedAt: z
      .optional(z.iso.datetime())
      .check(z.describe('When its words were deleted, as their time was over')),
    guestName: z
      .optional(orNull(z.string()))
      .check(z.describe('Whom a record of it names, else the only guest with its number, else the name it came with')),
    assistantName: z.optional(orNull(z.string())),
    summary: z.optional(orNull(z.string())).check(z.describe("The voice platform's summary, on one line")),
  })
  .register(z.globalRegistry, { id: 'CallLog' });
export type CallLog = z.infer<typeof CallLog>;

/** What one side said at one go. */
const CallTurn = z.object({
  speaker: openEnum(z.enum(['assistant', 'guest'])),
  text: z.string(),
  startedMs: orNull(z.number()).check(z.describe('From the start of the call')),
  durationMs: orNull(z.number()),
});

/** A tool the assistant used. */
const ToolCall = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  result: orNull(z.string()),
  error: orNull(z.string()),
  startedMs: orNull(z.number()),
  durationMs: orNull(z.number()),
  replyMs: z.optional(orNull(z.number())).check(z.describe('From the request of the voice platform to the whole reply')),
  shortfalls: z
    .optional(orNull(z.array(openEnum(ReplyShortfall))))
    .check(z.describe('Where the reply falls short; empty when nowhere, null for one that was not graded')),
});

/** Everything known of one call. */
export const CallDetail = z
  .extend(CallLog, {
    status: z.string(),
    assistantName: orNull(z.string()),
    endedAt: orNull(z.iso.datetime()),
    latencyMs: orNull(z.number()).check(z.describe('Average wait for the assistant to answer a turn')),
    summary: orNull(z.string()),
    costParts: z.record(z.string(), z.number()).check(z.describe('US dollars by part')),
    turns: rows(CallTurn, 'turn'),
    toolCalls: rows(ToolCall, 'tool call'),
  })
  .register(z.globalRegistry, { id: 'CallDetail' });
export type CallDetail = z.infer<typeof CallDetail>;

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));

/** Which calls are wanted; all that is said has to fit. A call that goes on has no length yet. */
const filter = {
  q: z
    .optional(z.string().check(z.overwrite(asSeen), z.minLength(1), z.maxLength(100)))
    .check(z.describe('Words of the transcript, or digits of the phone number')),
  from: z.optional(z.iso.date()).check(z.describe('Hotel date it began on, or later')),
  to: z.optional(z.iso.date()).check(z.describe('Hotel date it began on, or earlier')),
  assistant: z
    .optional(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(z.describe("The voice platform's id of the assistant")),
  outcome: z.optional(CallOutcome),
  endReason: z
    .optional(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(z.describe("The voice platform's word for why it ended")),
  minSeconds: seconds.check(z.describe('It lasted this long, or longer')),
  maxSeconds: seconds.check(z.describe('It lasted this long, or shorter')),
  mode: z.optional(Mode).check(z.describe('The current mode unless said')),
};
/** A call that goes on has no length and no cost yet: it comes last, whichever way they are sorted. */
const sort = sortBy('timestamp', 'duration', 'cost');
export type CallFilter = z.output<z.ZodMiniObject<typeof filter>>;

/** What there is to choose from in a filter. */
export const CallFilterChoices = z
  .object({
    assistants: rows(z.object({ id: z.string(), name: orNull(z.string()) }), 'assistant'),
    endReasons: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'CallFilterChoices' });
export type CallFilterChoices = z.infer<typeof CallFilterChoices>;

export const callEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/call-logs',
    summary: 'Calls that the filter leaves, newest first',
    access: 'calls:read',
    query: z.extend(ListQuery, { ...filter, sort }),
    answer: rows(CallLog, 'call'),
  },
  count: {
    method: 'GET',
    path: '/api/admin/call-logs/count',
    summary: 'How many calls the filter leaves, up to 1,000',
    access: 'calls:read',
    query: z.object(filter),
    answer: RowCount,
  },
  choices: {
    method: 'GET',
    path: '/api/admin/call-logs/filter-choices',
    summary: 'Assistants and end reasons that the calls of a mode have',
    access: 'calls:read',
    query: z.object({ mode: filter.mode }),
    answer: CallFilterChoices,
  },
  export: {
    method: 'GET',
    path: '/api/admin/call-logs/export',
    summary: 'Every call that the filter leaves, as a file',
    access: 'calls:export',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv'), ...filter, sort }),
    answer: z.string(),
    file: true,
  },
  detail: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}',
    summary: 'One call with its turns, tool calls and costs',
    access: 'calls:read',
    params: z.object({ id: z.string().check(z.regex(/^[^\0]{1,100}$/)) }),
    answer: CallDetail,
  },
  reconcile: {
    method: 'POST',
    path: '/api/admin/call-logs/reconcile',
    summary: 'Ask the voice platform for calls whose report was missed',
    access: 'calls:reconcile',
    audit: 'calls.reconcile',
    answer: z.object({ checked: z.number(), fetched: z.number() }),
  },
});
