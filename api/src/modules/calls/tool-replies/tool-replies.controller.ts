import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { toolReplyEndpoints as endpoints, type ToolReply, type ToolReplyTotals } from '@booking/contracts/tool-replies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ToolRepliesService } from './tool-replies.service.ts';

@Controller()
export class ToolRepliesController {
  constructor(private readonly replies: ToolRepliesService) {}

  @Route(endpoints.list)
  async list(
    @Input() { query }: InputOf<typeof endpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ToolReply[]> {
    const { limit, cursor, ...filter } = query;
    const { replies, next } = await this.replies.listShort(filter, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return replies;
  }

  @Route(endpoints.totals)
  totals(@Input() { query }: InputOf<typeof endpoints.totals>): Promise<ToolReplyTotals[]> {
    return this.replies.listTotals(query.days);
  }
}
