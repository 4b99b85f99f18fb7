import * as z from 'zod/mini';
import { endpoints } from '../endpoint/endpoint.ts';
import { rows } from '../endpoint/rows.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';

const speaker = openEnum(z.enum(['assistant', 'guest']));

/** A call that goes on. */
export const CallOnLine = z
  .object({
    id: z.string(),
    kind: orNull(z.string()).check(z.describe("The voice platform's word for how it was made")),
    status: z.string(),
    caller: orNull(z.string()).check(z.describe('Phone number, else name, else null')),
    assistantName: orNull(z.string()),
    startedAt: z.iso.datetime(),
    turnCount: z.int(),
    lastTurn: orNull(z.object({ speaker, text: z.string() })),
  })
  .register(z.globalRegistry, { id: 'CallOnLine' });
export type CallOnLine = z.infer<typeof CallOnLine>;

/** What was said in a call until now. */
export const LiveTurns = z
  .object({
    id: z.string(),
    status: z.string(),
    isOver: z.boolean(),
    endedReason: orNull(z.string()),
    turns: rows(
      z.object({ position: z.int(), speaker, text: z.string(), startedMs: orNull(z.number()) }),
      'turn',
    ).check(z.describe('In order; those at `after` and later')),
    toolCalls: rows(
      z.object({ id: z.string(), name: z.string(), result: orNull(z.string()), error: orNull(z.string()) }),
      'tool call',
    ),
    canListen: z.boolean().check(z.describe('The account lets somebody listen in')),
    canEnd: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'LiveTurns' });
export type LiveTurns = z.infer<typeof LiveTurns>;

const params = z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/)) });

export const liveCallEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/live-calls',
    summary: 'Who is on the line now, in the current mode, the longest call first',
    access: 'calls:read',
    answer: rows(CallOnLine, 'call'),
    timed: true,
  },
  turns: {
    method: 'GET',
    path: '/api/admin/live-calls/{id}/turns',
    summary: 'What is said in a call, as it is said',
    access: 'calls:read',
    params,
    query: z.object({
      after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    }),
    answer: LiveTurns,
    timed: true,
  },
  listen: {
    method: 'GET',
    path: '/api/admin/live-calls/{id}/sound',
    summary: 'The sound of a call while it goes on, as one WAV that ends with it; the audit log has who listens',
    access: 'calls:listen',
    params,
    answer: z.string(),
    file: true,
  },
  end: {
    method: 'POST',
    path: '/api/admin/live-calls/{id}/end',
    summary: 'Ends a call at the voice platform',
    access: 'calls:end',
    audit: 'calls.end',
    params,
    body: z.object({}),
    answer: z.object({ id: z.string(), ended: z.boolean() }),
    mergesCopies: true,
  },
});
