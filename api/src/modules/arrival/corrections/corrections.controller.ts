import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { precheckinEndpoints as endpoints } from '@booking/contracts/precheckin';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { PrecheckinLinksService } from '../links/precheckin-links.service.ts';
import { PrecheckinPreviewsService } from '../links/precheckin-previews.service.ts';
import { CorrectionsService } from './corrections.service.ts';

/** What guests ask the front desk to change. */
@Controller()
export class CorrectionsController {
  constructor(
    private readonly links: PrecheckinLinksService,
    private readonly previews: PrecheckinPreviewsService,
    private readonly corrections: CorrectionsService,
  ) {}

  @Route(endpoints.correct)
  async correct(
    @Input() { params: { token }, body }: InputOf<typeof endpoints.correct>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.correct>> {
    await this.previews.refusePreview(token, request);
    await this.corrections.request(await this.links.find(token, request.ip), body);
    return { success: true, message: 'We have told the front desk.' };
  }
}
