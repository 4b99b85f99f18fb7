import { Controller, Req } from '@nestjs/common';
import { callDetailEndpoints as endpoints, type CallPage, type CallReview } from '@booking/contracts/call-detail';
import type { InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { CallPageService } from './call-page.service.ts';
import { CallReviewsService } from './call-reviews.service.ts';

@Controller()
export class CallPageController {
  constructor(
    private readonly pages: CallPageService,
    private readonly reviews: CallReviewsService,
  ) {}

  @Route(endpoints.page)
  page(@Input() { params }: InputOf<typeof endpoints.page>): Promise<CallPage> {
    return this.pages.get(params.id);
  }

  @Route(endpoints.review)
  review(
    @Input() { params, body }: InputOf<typeof endpoints.review>,
    @Req() request: FastifyRequest,
  ): Promise<CallReview> {
    return this.reviews.save(params.id, body, request.user!.name);
  }

  @Route(endpoints.stopTexts)
  stopTexts(
    @Input() { params }: InputOf<typeof endpoints.stopTexts>,
    @Req() request: FastifyRequest,
  ): Promise<CallPage> {
    return this.pages.stopTexts(params.id, request.user!);
  }
}
