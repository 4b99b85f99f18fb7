import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ReplyShortfall, ToolReplyTotals } from '@booking/contracts/tool-replies';
import { DataSource } from 'typeorm';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';

export type ShortReplyFilter = { tool?: string | undefined; shortfall?: ReplyShortfall | undefined };

export type ShortReplyRow = {
  callId: string;
  toolCallId: string;
  tool: string;
  at: Date;
  shortfalls: ReplyShortfall[];
  replyMs: number | null;
  said: string | null;
};

/** Replies to tool calls as they were graded when they were sent. */
@Injectable()
export class ToolRepliesRepository {
  constructor(private readonly database: DataSource) {}

  /** Those that fall short, newest first. */
  async findShort(
    mode: Mode,
    { tool, shortfall }: ShortReplyFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ rows: ShortReplyRow[]; next: Cursor | undefined }> {
    const found = await this.database.query<ShortReplyRow[]>(
      `SELECT reply.call_id AS "callId", reply.id AS "toolCallId", reply.name AS tool, replied_at AS at, shortfalls,
              reply_ms AS "replyMs", coalesce(error, result) AS said
         FROM tool_call AS reply JOIN call ON call.id = reply.call_id
        WHERE shortfalls <> '{}' AND replied_at IS NOT NULL AND call.mode = $1
          AND ($2::text IS NULL OR reply.name = $2) AND ($3::text IS NULL OR $3 = ANY (shortfalls))
          AND ($4::timestamptz IS NULL OR (replied_at, reply.id) < ($4, $5))
        ORDER BY replied_at DESC, reply.id DESC LIMIT $6`,
      [mode, tool ?? null, shortfall ?? null, after?.at ?? null, after?.id ?? null, limit + 1],
    );
    return pageOf(found, limit, ({ at, toolCallId }) => ({ at, id: toolCallId }));
  }

  /** Each tool that was replied to since an instant, the one that falls short most often first. */
  listTotals(mode: Mode, since: Date): Promise<ToolReplyTotals[]> {
    return this.database.query<ToolReplyTotals[]>(
      `SELECT reply.name AS tool, count(*)::int AS replies, count(*) FILTER (WHERE shortfalls <> '{}')::int AS short,
              percentile_disc(0.5) WITHIN GROUP (ORDER BY reply_ms) AS "medianMs",
              percentile_disc(0.95) WITHIN GROUP (ORDER BY reply_ms) AS "slowMs"
         FROM tool_call AS reply JOIN call ON call.id = reply.call_id
        WHERE replied_at >= $2 AND shortfalls IS NOT NULL AND call.mode = $1
        GROUP BY reply.name ORDER BY short DESC, replies DESC, tool`,
      [mode, since],
    );
  }
}
