import type { CallLog } from '@booking/contracts/calls';
import type { CallEntity } from './call.entity.ts';

/** A call as lists and exports show it. */
export const toCallLog = (call: CallEntity): CallLog => ({
  id: call.id,
  kind: call.kind,
  caller: call.callerNumber ?? call.callerName,
  outcome: call.outcome,
  timestamp: call.startedAt.toISOString(),
  transcript: call.transcript,
  notes: call.notes,
  duration: call.durationMs === null ? null : call.durationMs / 1000,
  cost: call.costUsd,
  endedReason: call.endedReason,
  ...(call.transcriptDeletedAt && { transcriptDeletedAt: call.transcriptDeletedAt.toISOString() }),
});
