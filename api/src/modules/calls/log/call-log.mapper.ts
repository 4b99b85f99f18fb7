import type { CallDetail, CallLog } from '@booking/contracts/calls';
import type { EnhancedCallLog } from '@booking/contracts/dashboard';
import type { Turn } from '../../../providers/voice-platform.port.ts';
import type { ToolCallEntity } from './call-parts.entity.ts';
import type { CallEntity } from './call.entity.ts';

/** The columns of a call that lists and exports show. */
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
  | 'assistantName'
  | 'summary'
>;

/** A call as its page and the dashboard show it. */
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

/** The same with whom it was with, and about what. @param guestName of whoever is known to have called */
export const toListedCall = (call: CallRow, guestName: string | undefined): CallLog => ({
  ...toCallLog(call),
  guestName: (guestName ?? call.callerName?.trim()) || null,
  assistantName: call.assistantName,
  summary: call.summary?.replaceAll(/\s+/g, ' ').trim() || null,
});

/** A call as the dashboard lists it. */
export function toRecentCall(call: CallRow, name: string | undefined): EnhancedCallLog {
  const { id, caller, timestamp, outcome, duration, cost, endedReason, guestName } = toListedCall(call, name);
  const isInProgress = duration === null && endedReason === null;
  return { id, caller, timestamp, outcome, duration, cost, isInProgress, guestName };
}

/** A call with everything that was said and done in it. */
export const toCallDetail = (
  call: CallEntity,
  turns: Turn[],
  toolCalls: ToolCallEntity[],
  guestName: string | undefined,
): CallDetail => ({
  ...toListedCall(call, guestName),
  status: call.status,
  assistantName: call.assistantName,
  endedAt: call.endedAt?.toISOString() ?? null,
  latencyMs: call.latencyMs,
  summary: call.summary,
  costParts: call.costParts,
  turns,
  toolCalls,
});
