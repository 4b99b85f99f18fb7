import type { CallOutcome } from '@booking/contracts/call-outcome';
import type { Mode } from '@booking/contracts/mode';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import type { CallEntity } from '../log/call.entity.ts';
import type { CallState } from './merge-call.rule.ts';

const date = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso));

const spanOf = (from: Date | null, to: Date | null): number | null =>
  from && to ? Math.max(0, to.getTime() - from.getTime()) : null;

/** Short enough for an index; the merge state keeps the whole text. */
const short = (text: string | undefined): string | null => text?.slice(0, 200) ?? null;

/** The row of a call, from what is known of it. Without a start, a call began when it was created or first seen. */
export function projectCall(id: string, mode: Mode, outcome: CallOutcome, state: CallState): CallEntity {
  const { turns: _, transcript, ...facts } = toStorable(state.facts);
  const [begun, endedAt] = [date(facts.startedAt), date(facts.endedAt)];
  return {
    id,
    mode,
    outcome,
    status: facts.status ?? 'queued',
    kind: facts.kind ?? null,
    assistantId: short(facts.assistantId),
    assistantName: facts.assistantName ?? null,
    callerNumber: facts.callerNumber ?? null,
    callerName: facts.callerName ?? null,
    startedAt: begun ?? date(facts.createdAt) ?? new Date(state.firstSeenAt),
    endedAt,
    // the report of a call that never connected has no duration
    durationMs: facts.durationMs ?? spanOf(begun, endedAt) ?? (state.hasReport ? 0 : null),
    endedReason: short(facts.endedReason),
    costUsd: facts.costUsd ?? null,
    costParts: facts.costParts ?? {},
    latencyMs: facts.latencyMs ?? null,
    summary: facts.summary ?? null,
    transcript: transcript ?? '',
    recording: facts.recording ?? null,
    transcriptDeletedAt: null,
    recordingDeletedAt: null,
    notes: '',
    hasReport: state.hasReport,
    mergeState: { ...state, facts },
  };
}
