import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { ListQuery } from '../endpoint/list.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/**
 * Where a reply to a tool call falls short of what Vapi asks for. Of `slow` and `too_long` only the caller hears; all others
 * can make Vapi drop the reply.
 */
export const ReplyShortfall = z.enum([
  'status',
  'missing',
  'wrong_id',
  'wrong_order',
  'wrong_name',
  'two_outcomes',
  'not_text',
  'empty',
  'several_lines',
  'too_late',
  'slow',
  'too_long',
  'no_reply',
]);
export type ReplyShortfall = z.infer<typeof ReplyShortfall>;

const tool = z.string().check(z.minLength(1), z.maxLength(64));

/** A reply of ours that falls short. */
export const ToolReply = z
  .object({
    callId: z.string(),
    toolCallId: z.string(),
    tool: z.string(),
    at: z.iso.datetime(),
    shortfalls: z.array(openEnum(ReplyShortfall)),
    replyMs: orNull(z.number()).check(z.describe('From the request to the reply; null where no reply is on record')),
    said: orNull(z.string()).check(z.describe('What the reply says; null when its time is over or it says nothing')),
  })
  .register(z.globalRegistry, { id: 'ToolReply' });
export type ToolReply = z.infer<typeof ToolReply>;

/** How the replies of a tool did. */
export const ToolReplyTotals = z
  .object({
    tool: z.string(),
    replies: z.int(),
    short: z.int().check(z.describe('How many of them fall short')),
    medianMs: orNull(z.number()),
    slowMs: orNull(z.number()).check(z.describe('95 of 100 replies took no longer')),
  })
  .register(z.globalRegistry, { id: 'ToolReplyTotals' });
export type ToolReplyTotals = z.infer<typeof ToolReplyTotals>;

export const toolReplyEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/tool-replies',
    summary: 'Replies to tool calls that fall short of what the voice platform asks for, newest first',
    access: 'calls:read',
    query: z.extend(ListQuery, { tool: z.optional(tool), shortfall: z.optional(ReplyShortfall) }),
    answer: rows(ToolReply, 'reply', 'replies'),
  },
  totals: {
    method: 'GET',
    path: '/api/admin/tool-replies/totals',
    summary: 'Each tool with its replies of the last days, how many fall short and how long they took',
    access: 'calls:read',
    query: z.object({ days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 7) }),
    answer: rows(ToolReplyTotals, 'tool'),
  },
});
