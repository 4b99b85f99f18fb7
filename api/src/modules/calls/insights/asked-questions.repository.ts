import { Injectable } from '@nestjs/common';
import type { QuestionSource } from '@booking/contracts/call-insights';
import { webChat } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { HotelWeek } from './hotel-week.rule.ts';

export type QuestionRow = {
  callId: string;
  turn: number;
  at: Date;
  isChat: boolean;
  said: string;
  source: QuestionSource;
  /** How many there are in all. */
  total: number;
};

type TurnOfCall = { callId: string; turn: number };
const keysOf = (turns: readonly TurnOfCall[]): [string[], number[]] => [
  turns.map(({ callId }) => callId),
  turns.map(({ turn }) => turn),
];

/** Words of callers that the page of a week quotes. Those that were deleted meanwhile are not found. */
@Injectable()
export class AskedQuestionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Questions without an answer, newest first, of calls and chats. */
  listQuestions(mode: Mode, { begin, end }: Pick<HotelWeek, 'begin' | 'end'>, most: number): Promise<QuestionRow[]> {
    return preparedQuery(
      this.database,
      `SELECT call.id AS "callId", call_turn.position AS turn, started_at AS at, kind IS NOT DISTINCT FROM '${webChat}' AS "isChat",
         text AS said, source, (count(*) OVER ())::int AS total
       FROM call JOIN unanswered_question ON unanswered_question.call_id = call.id
       JOIN call_turn ON call_turn.call_id = call.id AND call_turn.position = unanswered_question.position AND speaker = 'guest'
       WHERE mode = $1 AND started_at >= $2 AND started_at < $3
       ORDER BY started_at DESC, call.id, call_turn.position LIMIT $4`,
      [mode, begin, end, most],
    );
  }

  /** What the assistant said to turns, until the caller spoke again; those it said nothing to are left out. */
  listReplies(turns: readonly TurnOfCall[]): Promise<(TurnOfCall & { reply: string })[]> {
    return preparedQuery(
      this.database,
      `SELECT asked.call_id AS "callId", asked.position AS turn, reply
       FROM unnest($1::text[], $2::int[]) AS asked (call_id, position)
       CROSS JOIN LATERAL (
         SELECT string_agg(text, ' ' ORDER BY position) AS reply FROM call_turn
         WHERE call_turn.call_id = asked.call_id AND call_turn.position > asked.position AND call_turn.position < coalesce((
           SELECT min(position) FROM call_turn AS next
           WHERE next.call_id = asked.call_id AND next.position > asked.position AND speaker = 'guest'), 2147483647)
       ) AS said WHERE reply IS NOT NULL`,
      keysOf(turns),
    );
  }

  /** What a caller said of the price, or else last. */
  listQuotes(callIds: readonly string[]): Promise<{ callId: string; quote: string }[]> {
    return preparedQuery(
      this.database,
      `SELECT DISTINCT ON (call_turn.call_id) call_turn.call_id AS "callId", text AS quote
       FROM call_turn LEFT JOIN call_lesson ON call_lesson.call_id = call_turn.call_id
       WHERE call_turn.call_id = ANY ($1) AND speaker = 'guest'
       ORDER BY call_turn.call_id, position IS NOT DISTINCT FROM price_turn DESC, position DESC`,
      [callIds],
    );
  }
}
