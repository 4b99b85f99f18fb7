import * as z from 'zod/mini';
import { callEndpoints } from './calls.ts';
import { endpoints } from '../endpoint/endpoint.ts';
import { openEnum } from '../schema/open-enum.ts';
import { orNull } from '../schema/or-null.ts';
import { rows } from '../endpoint/rows.ts';

/** What one side said at one go, while the call goes on. */
const LiveTurn = z.object({
  speaker: openEnum(z.enum(['assistant', 'guest'])),
  text: z.string(),
  at: z.iso.datetime(),
});

/** A call that goes on now, with what was said so far. */
export const LiveCall = z
  .object({
    id: z.string(),
    caller: orNull(z.string()).check(z.describe('Phone number, else name, else null')),
    guestName: orNull(z.string()),
    assistantName: orNull(z.string()),
    startedAt: z.iso.datetime(),
    canListen: z.boolean().check(z.describe('The account of the voice platform lets somebody listen')),
    canEnd: z.boolean().check(z.describe('The account of the voice platform lets somebody end it')),
    turns: rows(LiveTurn, 'turn').check(z.describe('In the order they were said; the newest 200')),
  })
  .register(z.globalRegistry, { id: 'CallOnLine' });
export type LiveCall = z.infer<typeof LiveCall>;

const { params } = callEndpoints.detail;

export const liveCallEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/live-calls',
    summary: 'Calls of the current mode that go on, the newest first, with what was said so far',
    access: 'calls:read',
    timed: true,
    answer: rows(LiveCall, 'call'),
  },
  listen: {
    method: 'POST',
    path: '/api/admin/live-calls/{id}/listen',
    summary:
      'An address under which this browser hears a call that goes on, once; 409 when the account does not allow it',
    access: 'calls:listen',
    audit: 'nothing',
    params,
    body: z.object({}),
    answer: z.object({ address: z.string().check(z.describe('A path of this origin that answers sound')) }),
  },
  sound: {
    method: 'GET',
    path: '/api/admin/live-calls/{id}/sound',
    summary: 'The sound of a call while it goes on; the audit log has who listens',
    access: 'calls:listen',
    params,
    answer: z.string(),
    file: true,
  },
  end: {
    method: 'POST',
    path: '/api/admin/live-calls/{id}/end',
    summary: 'Ends a call that goes on; 409 when it is over or the account does not allow it',
    access: 'calls:end',
    audit: 'calls.end',
    params,
    body: z.object({}),
    answer: z.object({ id: z.string() }),
  },
});
