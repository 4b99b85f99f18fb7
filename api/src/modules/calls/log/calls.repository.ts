import { Injectable } from '@nestjs/common';
import { webChat } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { ToolCallFact, Turn } from '../../../providers/voice-platform.port.ts';
import { CallEntity } from './call.entity.ts';
import { unknownCall, type CallState } from '../call-events/merge-call.rule.ts';
import { CallTurnEntity, ToolCallEntity } from './call-parts.entity.ts';

type Known = Pick<CallEntity, 'mode' | 'transcript' | 'mergeState'> & { turns: Turn[] | null };

const knownCall = `
  SELECT mode, transcript, merge_state AS "mergeState", (
    SELECT jsonb_agg(
      jsonb_build_object('speaker', speaker, 'text', text, 'startedMs', started_ms, 'durationMs', duration_ms) ORDER BY position
    ) FROM call_turn WHERE call_id = call.id
  ) AS turns
  FROM call WHERE id = $1`;

@Injectable()
export class CallsRepository {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(CallEntity) private readonly calls: Repository<CallEntity>,
  ) {}

  find(id: string): Promise<CallEntity | null> {
    return this.calls.findOneBy({ id });
  }

  async turns(callId: string): Promise<Turn[]> {
    const turns = await this.database.manager.find(CallTurnEntity, { where: { callId }, order: { position: 'ASC' } });
    return turns.map(({ speaker, text, startedMs, durationMs }) => ({ speaker, text, startedMs, durationMs }));
  }

  /** Chats that began before an instant, with all that is known of them. */
  async deleteChats(before: Date): Promise<void> {
    await this.database.query(`DELETE FROM call WHERE kind = '${webChat}' AND started_at < $1`, [before]);
  }

  toolCalls(callId: string): Promise<ToolCallEntity[]> {
    return this.database.manager.find(ToolCallEntity, { where: { callId }, order: { startedMs: 'ASC', id: 'ASC' } });
  }

  /** What is known of a call so far, held for this transaction alone. */
  async lock(id: string, em: EntityManager): Promise<{ state: CallState; mode?: Mode }> {
    await advisoryLock(em, `call ${id}`);
    const [call] = await em.query<Known[]>(knownCall, [id]);
    if (!call) return { state: unknownCall };
    const { transcript, turns } = call;
    const facts = { ...call.mergeState.facts, ...(transcript && { transcript }), ...(turns && { turns }) };
    return { state: { ...call.mergeState, facts }, mode: call.mode };
  }

  async save(call: CallEntity, em: EntityManager): Promise<void> {
    await em.createQueryBuilder().insert().into(CallEntity).values(call).orUpdate(columns, ['id']).execute();
  }

  async saveTurns(callId: string, turns: readonly Turn[], em: EntityManager): Promise<void> {
    await em.query('DELETE FROM call_turn WHERE call_id = $1', [callId]);
    if (turns.length === 0) return;
    await em.query(
      `INSERT INTO call_turn (call_id, position, speaker, text, started_ms, duration_ms)
       SELECT $1, turn.position - 1, turn.value->>'speaker', turn.value->>'text',
              (turn.value->>'startedMs')::int, (turn.value->>'durationMs')::int
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS turn(value, position)`,
      [callId, JSON.stringify(turns)],
    );
  }

  /** Adds what is new; our own word on an answer is never replaced by the platform's echo of it. */
  async saveToolCalls(callId: string, calls: readonly ToolCallFact[], em: EntityManager): Promise<void> {
    for (const call of calls) {
      await em.query(
        `INSERT INTO tool_call AS known (call_id, id, name, arguments, result, error, started_ms, duration_ms, answered_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (call_id, id) DO UPDATE SET
           started_ms = least(known.started_ms, excluded.started_ms),
           result = CASE WHEN ${answerIsBetter} THEN excluded.result ELSE known.result END,
           error = CASE WHEN ${answerIsBetter} THEN excluded.error ELSE known.error END,
           duration_ms = CASE WHEN ${answerIsBetter} THEN excluded.duration_ms ELSE known.duration_ms END,
           answered_by = CASE WHEN ${answerIsBetter} THEN excluded.answered_by ELSE known.answered_by END`,
        [
          callId,
          call.id,
          call.name,
          call.arguments,
          call.result,
          call.error,
          call.startedMs,
          call.durationMs,
          call.answeredBy,
        ],
      );
    }
  }
}

const answerIsBetter = `(excluded.answered_by = 'us' OR known.answered_by IS NULL)`;

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
  // said again after their time was over, the words are deleted again
  'transcript_deleted_at',
  'recording_deleted_at',
  'outcome',
  'merge_state',
  'has_report',
];
