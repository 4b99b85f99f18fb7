import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { guestPreviewEndpoints as endpoints } from '@booking/contracts/guest-previews';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { GuestPreviews } from './guest-previews.service.ts';

@Controller()
export class GuestPreviewsController {
  constructor(private readonly previews: GuestPreviews) {}

  @Route(endpoints.list)
  list(@Input() { query }: InputOf<typeof endpoints.list>): Promise<AnswerOf<typeof endpoints.list>> {
    return this.previews.list(query.limit);
  }
}
