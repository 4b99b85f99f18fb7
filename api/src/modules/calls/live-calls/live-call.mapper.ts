import type { LiveCall } from '@booking/contracts/live-calls';
import { toListedCall } from '../log/call-log.mapper.ts';
import type { CallEntity } from '../log/call.entity.ts';
import type { LiveTurnEntity } from './live-turn.entity.ts';

/** A call that goes on, as those who watch it see it. */
export function toLiveCall(call: CallEntity, turns: readonly LiveTurnEntity[], name: string | undefined): LiveCall {
  const { id, caller, guestName = null, timestamp } = toListedCall(call, name);
  const { canListen = false, canEnd = false } = call.mergeState.facts;
  return {
    id,
    caller,
    guestName,
    assistantName: call.assistantName,
    startedAt: timestamp,
    canListen,
    canEnd,
    turns: turns.map(({ speaker, text, saidAt }) => ({ speaker, text, at: saidAt.toISOString() })),
  };
}
