import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { preparedQueryIn } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { CallLesson, EndedCall } from './learn-from-call.rule.ts';

type CallFactsRow = EndedCall & { id: string };

/** Where the next batch of earlier calls begins. */
export type Cursor = { startedAt: Date; id: string };

const toolsOf = (call: string): string => `coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', name, 'arguments', arguments, 'result', result, 'error', error, 'startedMs', started_ms)
                   ORDER BY started_ms, id)
  FROM tool_call WHERE call_id = ${call}), '[]')`;

/** What calls taught, and what it is learned from. */
@Injectable()
export class CallLessonsRepository {
  constructor(private readonly database: DataSource) {}

  async listTools(callId: string, transaction: Transaction): Promise<EndedCall['tools']> {
    const [row] = await preparedQueryIn<{ tools: EndedCall['tools'] }>(
      transaction,
      `SELECT ${toolsOf('$1')} AS tools`,
      [callId],
    );
    return row!.tools;
  }

  /** Replaces what was learned from a call, in one statement. A call that is gone has no lesson. */
  async save(callId: string, { questions, ...lesson }: CallLesson, transaction: Transaction): Promise<void> {
    const { rules, language, wantedRoom, foundNoRoom, toolFailed, priceTurn, ending, isSuccessful } = lesson;
    const values = [rules, language, wantedRoom, foundNoRoom, toolFailed, priceTurn, ending, isSuccessful];
    await preparedQueryIn(
      transaction,
      `WITH lesson AS (
         INSERT INTO call_lesson (call_id, rules, language, wanted_room, found_no_room, tool_failed, price_turn, ending, is_successful)
         SELECT id, $2::int, $3::text, $4::boolean, $5::boolean, $6::boolean, $7::int, $8::text, $9::boolean FROM call WHERE id = $1
         ON CONFLICT (call_id) DO UPDATE SET rules = excluded.rules, language = excluded.language,
           wanted_room = excluded.wanted_room, found_no_room = excluded.found_no_room, tool_failed = excluded.tool_failed,
           price_turn = excluded.price_turn, ending = excluded.ending, is_successful = excluded.is_successful
       ), given AS (
         SELECT * FROM jsonb_to_recordset($10::jsonb) AS given (position int, source text)
       ), gone AS (
         DELETE FROM unanswered_question WHERE call_id = $1 AND position NOT IN (SELECT position FROM given)
       )
       INSERT INTO unanswered_question (call_id, position, source)
       SELECT id, position, source FROM call, given WHERE id = $1
       ON CONFLICT (call_id, position) DO UPDATE SET source = excluded.source`,
      [callId, ...values, JSON.stringify(questions)],
    );
  }

  /** Calls that ended and were not read by these rules, newest first. @param after the last one of the batch before */
  async listUnlearned(since: Date, { startedAt, id }: Cursor, rules: number, most: number): Promise<Cursor[]> {
    return this.database.query(
      `SELECT call.started_at AS "startedAt", call.id FROM call LEFT JOIN call_lesson ON call_id = call.id
       WHERE mode IN ('test', 'live') AND started_at >= $1 AND (started_at, call.id) < ($2, $3) AND status = 'ended'
         AND transcript_deleted_at IS NULL AND rules IS DISTINCT FROM $4
       ORDER BY started_at DESC, call.id DESC LIMIT $5`,
      [since, startedAt, id, rules, most],
    );
  }

  /** What is learned from, of calls by their ids. */
  listFacts(ids: readonly string[], transaction: Transaction): Promise<CallFactsRow[]> {
    return preparedQueryIn<CallFactsRow>(
      transaction,
      `SELECT call.id, ended_reason AS "endedReason", merge_state->'facts'->>'successEvaluation' AS "successEvaluation",
         coalesce(merge_state->'facts'->'namedQuestions', '[]') AS "namedQuestions", ${toolsOf('call.id')} AS tools,
         coalesce((
           SELECT jsonb_agg(jsonb_build_object('speaker', speaker, 'text', text, 'startedMs', started_ms) ORDER BY position)
           FROM call_turn WHERE call_id = call.id), '[]') AS turns
       FROM call WHERE call.id = ANY ($1)`,
      [ids],
    );
  }
}
