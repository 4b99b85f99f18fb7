import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { ExtensionRequestsService } from './extension-requests.service.ts';

@Controller()
export class ExtensionRequestsController {
  constructor(
    private readonly extensions: ExtensionRequestsService,
    private readonly modes: ModeService,
  ) {}

  @Route(extensionEndpoints.list)
  async list(
    @Input() { query: { q, limit, cursor } }: InputOf<typeof extensionEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExtensionRequest[]> {
    const mode = await this.modes.current();
    const { requests, next } = await this.extensions.page({ mode, q }, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return requests;
  }

  @Route(extensionEndpoints.retry)
  retry(@Input() { params }: InputOf<typeof extensionEndpoints.retry>): Promise<ExtensionRequest> {
    return this.extensions.retry(params.id);
  }
}
