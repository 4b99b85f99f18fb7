import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../../platform/env/env.service.ts';
import { ownOrigin } from '../../../platform/http/access/origin.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { shipperOf } from '../shipping/shipper.mapper.ts';
import { Previews } from './previews.service.ts';

@Controller()
export class PreviewsController {
  constructor(
    private readonly previews: Previews,
    private readonly audit: AuditLog,
    private readonly env: Env,
  ) {}

  @Route(releaseEndpoints.previewLink)
  async createLink(
    @Input() { params, body }: InputOf<typeof releaseEndpoints.previewLink>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof releaseEndpoints.previewLink>> {
    const { path, until } = await this.previews.createLink(params.id, body.digest);
    const subject = { type: 'remote', id: params.id };
    const detail = { remote: params.id, digest: body.digest, until };
    await this.audit.record({ by: shipperOf(request).actor, action: 'remotes.preview_link', subject, detail });
    return { url: ownOrigin(request, this.env.settings.PUBLIC_URL) + path, until };
  }
}
