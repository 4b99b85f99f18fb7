import type { CallLog } from '@booking/contracts/calls';
import type { CallEntity } from './call.entity.ts';

/** The part of a call that lists and exports show. */
export type CallRow = Pick<
  CallEntity,
  | 'id'
  | 'kind'
  | 'callerNumber'
  | 'callerName'
  | 'outcome'
  | 'startedAt'
  | 'transcript'
  | 'notes'
  | 'durationMs'
  | 'costUsd'
  | 'endedReason'
  | 'transcriptDeletedAt'
>;

/** What a query selects for it. */
export const callColumns = `id, kind, caller_number AS "callerNumber", caller_name AS "callerName", outcome,
  started_at AS "startedAt", transcript, notes, duration_ms AS "durationMs", cost_usd::float8 AS "costUsd",
  ended_reason AS "endedReason", transcript_deleted_at AS "transcriptDeletedAt"`;

/** A call as lists and exports show it. */
export const toCallLog = (call: CallRow): CallLog => ({
  id: call.id,
  kind: call.kind,
  caller: call.callerNumber || call.callerName || null,
  outcome: call.outcome,
  timestamp: call.startedAt.toISOString(),
  transcript: call.transcript,
  notes: call.notes,
  duration: call.durationMs === null ? null : call.durationMs / 1000,
  cost: call.costUsd,
  endedReason: call.endedReason,
  ...(call.transcriptDeletedAt && { transcriptDeletedAt: call.transcriptDeletedAt.toISOString() }),
});
