import { Injectable } from '@nestjs/common';
import type { ToolReply, ToolReplyTotals } from '@booking/contracts/tool-replies';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { ToolRepliesRepository, type ShortReplyFilter } from './tool-replies.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Where the product's replies to tool calls fall short, in the current mode. */
@Injectable()
export class ToolRepliesService {
  constructor(
    private readonly replies: ToolRepliesRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  async listShort(
    filter: ShortReplyFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ replies: ToolReply[]; next: Cursor | undefined }> {
    const { rows, next } = await this.replies.findShort(await this.modes.current(), filter, limit, after);
    return { replies: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next };
  }

  async listTotals(days: number): Promise<ToolReplyTotals[]> {
    const since = new Date(this.clock.now().getTime() - days * dayMs);
    return this.replies.listTotals(await this.modes.current(), since);
  }
}
