import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { ListQuery } from './list.ts';
import { Mode } from './mode.ts';

/** From facts, never from the model: a paid checkout, a link that can still be paid, or neither. */
export const CallOutcome = z.enum(['booked', 'paid_pending', 'info']);
export type CallOutcome = z.infer<typeof CallOutcome>;

/** The kind of a conversation in writing on the website, which is logged like a call and counts as none. */
export const webChat = 'webChat';

export const CallLog = z
  .object({
    id: z.string(),
    kind: z
      .string()
      .nullable()
      .describe(`The voice platform's word for how it was made; ${webChat} for a chat on the website`),
    caller: z.string().nullable().describe('Phone number, else name, else null'),
    outcome: CallOutcome,
    timestamp: z.iso.datetime().describe('Start of the call, UTC'),
    transcript: z.string(),
    notes: z.string(),
    duration: z.number().nullable().describe('Seconds; null while the call goes on, and when nobody answered'),
    cost: z.number().nullable().describe('US dollars; null until the provider reports it'),
    endedReason: z.string().nullable(),
    transcriptDeletedAt: z.iso.datetime().optional().describe('When its words were deleted, as their time was over'),
  })
  .meta({ id: 'CallLog' });
export type CallLog = z.infer<typeof CallLog>;

/** The short form that the dashboard lists. */
export const EnhancedCallLog = CallLog.pick({
  id: true,
  caller: true,
  timestamp: true,
  outcome: true,
  duration: true,
  cost: true,
}).meta({ id: 'EnhancedCallLog' });
export type EnhancedCallLog = z.infer<typeof EnhancedCallLog>;

/** What one side said at one go. */
const CallTurn = z.object({
  speaker: z.enum(['assistant', 'guest']),
  text: z.string(),
  startedMs: z.number().nullable().describe('From the start of the call'),
  durationMs: z.number().nullable(),
});

/** A tool the assistant used. */
const ToolCall = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  result: z.string().nullable(),
  error: z.string().nullable(),
  startedMs: z.number().nullable(),
  durationMs: z.number().nullable(),
});

/** Everything known of one call. */
export const CallDetail = CallLog.extend({
  status: z.string(),
  assistantName: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
  latencyMs: z.number().nullable().describe('Average wait for the assistant to answer a turn'),
  summary: z.string().nullable(),
  costParts: z.record(z.string(), z.number()).describe('US dollars by part'),
  turns: z.array(CallTurn),
  toolCalls: z.array(ToolCall),
}).meta({ id: 'CallDetail' });
export type CallDetail = z.infer<typeof CallDetail>;

const seconds = z.coerce.number().int().min(0).max(1_000_000).optional();

/** Which calls are wanted; all that is said has to fit. A call that goes on has no length yet. */
const filter = {
  q: z.string().trim().min(1).max(100).optional().describe('Words of the transcript, or digits of the phone number'),
  from: z.iso.date().optional().describe('Hotel date it began on, or later'),
  to: z.iso.date().optional().describe('Hotel date it began on, or earlier'),
  assistant: z.string().min(1).max(200).optional().describe("The voice platform's id of the assistant"),
  outcome: CallOutcome.optional(),
  endReason: z.string().min(1).max(200).optional().describe("The voice platform's word for why it ended"),
  minSeconds: seconds.describe('It lasted this long, or longer'),
  maxSeconds: seconds.describe('It lasted this long, or shorter'),
  mode: Mode.optional().describe('The current mode unless said'),
};
export type CallFilter = z.output<z.ZodObject<typeof filter>>;

/** What there is to choose from in a filter. */
export const CallFilterChoices = z
  .object({
    assistants: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
    endReasons: z.array(z.string()),
  })
  .meta({ id: 'CallFilterChoices' });
export type CallFilterChoices = z.infer<typeof CallFilterChoices>;

export const callEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/call-logs',
    summary: 'Calls that the filter leaves, newest first',
    access: 'calls:read',
    query: ListQuery.extend(filter),
    answer: z.array(CallLog),
  },
  choices: {
    method: 'GET',
    path: '/api/admin/call-logs/filter-choices',
    summary: 'Assistants and end reasons that the calls of a mode have',
    access: 'calls:read',
    query: z.object({ mode: filter.mode }),
    answer: CallFilterChoices,
  },
  recent: {
    method: 'GET',
    path: '/api/admin/call-logs/enhanced',
    summary: 'Calls of the current mode without chats, newest first, in short form',
    access: 'calls:read',
    query: ListQuery,
    answer: z.array(EnhancedCallLog),
  },
  export: {
    method: 'GET',
    path: '/api/admin/call-logs/export',
    summary: 'Every call that the filter leaves, as a file',
    access: 'calls:export',
    query: z.object({ format: z.enum(['csv', 'json']).default('csv'), ...filter }),
    answer: z.string(),
    file: true,
  },
  detail: {
    method: 'GET',
    path: '/api/admin/call-logs/{id}',
    summary: 'One call with its turns, tool calls and costs',
    access: 'calls:read',
    params: z.object({ id: z.string().regex(/^[^\0]{1,100}$/) }),
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
