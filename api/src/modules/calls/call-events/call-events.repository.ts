import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '@booking/contracts/call-outcome';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { ToolCallFact, Turn } from '../../../providers/voice-platform.port.ts';
import { CallEntity } from '../log/call.entity.ts';
import { unknownCall, type CallState } from './merge-call.rule.ts';

type KnownCall = Pick<CallEntity, 'mode' | 'transcript' | 'mergeState'> & { turns: Turn[] | null };

const knownCall = `
  SELECT mode, transcript, merge_state AS "mergeState", (
    SELECT jsonb_agg(
      jsonb_build_object('speaker', speaker, 'text', text, 'startedMs', started_ms, 'durationMs', duration_ms) ORDER BY position
    ) FROM call_turn WHERE call_id = call.id
  ) AS turns
  FROM call WHERE id = $1`;

/** What an event sets. Notes are written by people, so no event touches them. */
const columns = [
  'mode',
  'status',
  'kind',
  'assistant_id',
  'assistant_name',
  'caller_number',
  'caller_name',
  'started_at',
  'ended_at',
  'duration_ms',
  'ended_reason',
  'cost_usd',
  'cost_parts',
  'latency_ms',
  'summary',
  'transcript',
  'recording',
  // a late event brings words back after their retention; unset, they are found and deleted again
  'transcript_deleted_at',
  'recording_deleted_at',
  'outcome',
  'merge_state',
  'has_report',
];

const answerIsBetter = `(excluded.answered_by = 'us' OR known.answered_by IS NULL)`;

/** Our own record of an answer is never replaced by the platform's echo of it. */
const saveToolCall = `
  INSERT INTO tool_call AS known (call_id, id, name, arguments, result, error, started_ms, duration_ms, answered_by,
    replied_at, reply_ms, shortfalls)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (call_id, id) DO UPDATE SET
    started_ms = least(known.started_ms, excluded.started_ms),
    result = CASE WHEN ${answerIsBetter} THEN excluded.result ELSE known.result END,
    error = CASE WHEN ${answerIsBetter} THEN excluded.error ELSE known.error END,
    duration_ms = CASE WHEN ${answerIsBetter} THEN excluded.duration_ms ELSE known.duration_ms END,
    answered_by = CASE WHEN ${answerIsBetter} THEN excluded.answered_by ELSE known.answered_by END,
    replied_at = CASE WHEN excluded.answered_by = 'us' THEN excluded.replied_at WHEN known.answered_by = 'us' THEN known.replied_at
      ELSE least(known.replied_at, excluded.replied_at) END,
    reply_ms = CASE WHEN ${answerIsBetter} THEN excluded.reply_ms ELSE known.reply_ms END,
    shortfalls = CASE WHEN ${answerIsBetter} THEN excluded.shortfalls ELSE known.shortfalls END`;

/** Calls as the events of the voice platform change them. */
@Injectable()
export class CallEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** Locks a call until the transaction ends, whether it is stored already or not. @returns what is known of it so far */
  async lock(id: string, transaction: Transaction): Promise<{ state: CallState; mode?: Mode }> {
    await advisoryLock(transaction, `call ${id}`);
    const [call] = await transaction.query<KnownCall[]>(knownCall, [id]);
    if (!call) return { state: unknownCall };
    const { transcript, turns } = call;
    const facts = { ...call.mergeState.facts, ...(transcript && { transcript }), ...(turns && { turns }) };
    return { state: { ...call.mergeState, facts }, mode: call.mode };
  }

  async save(call: CallEntity, transaction: Transaction): Promise<void> {
    await transaction.createQueryBuilder().insert().into(CallEntity).values(call).orUpdate(columns, ['id']).execute();
  }

  async replaceTurns(callId: string, turns: readonly Turn[], transaction: Transaction): Promise<void> {
    await transaction.query('DELETE FROM call_turn WHERE call_id = $1', [callId]);
    if (turns.length === 0) return;
    await transaction.query(
      `INSERT INTO call_turn (call_id, position, speaker, text, started_ms, duration_ms)
       SELECT $1, turn.position - 1, turn.value->>'speaker', turn.value->>'text',
              (turn.value->>'startedMs')::int, (turn.value->>'durationMs')::int
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS turn(value, position)`,
      [callId, JSON.stringify(turns)],
    );
  }

  async saveToolCalls(callId: string, calls: readonly ToolCallFact[], transaction: Transaction): Promise<void> {
    for (const { id, name, arguments: given, result, error, startedMs, durationMs, answeredBy, reply } of calls) {
      const graded = [reply?.at ?? null, reply?.ms ?? null, reply?.shortfalls ?? null];
      const values = [callId, id, name, given, result, error, startedMs, durationMs, answeredBy, ...graded];
      await transaction.query(saveToolCall, values);
    }
  }

  async updateOutcome(id: string, outcome: CallOutcome, transaction?: Transaction): Promise<void> {
    await (transaction ?? this.database.manager).update(CallEntity, { id }, { outcome });
  }

  /** Whether the end-of-call report of a call has arrived. */
  hasReport(id: string): Promise<boolean> {
    return this.database.manager.existsBy(CallEntity, { id, hasReport: true });
  }
}
