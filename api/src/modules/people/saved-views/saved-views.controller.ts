import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { savedViewEndpoints as endpoints, type SavedView } from '@booking/contracts/saved-views';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { SavedViewsService } from './saved-views.service.ts';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Route(endpoints.list)
  list(@Req() request: FastifyRequest): Promise<SavedView[]> {
    return this.views.list(request.user!.id);
  }

  @Route(endpoints.save)
  save(@Input() { body }: InputOf<typeof endpoints.save>, @Req() request: FastifyRequest): Promise<SavedView> {
    return this.views.save(request.user!.id, body);
  }

  @Route(endpoints.remove)
  async remove(
    @Input() { params }: InputOf<typeof endpoints.remove>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.remove>> {
    await this.views.remove(request.user!.id, params.id);
    return { success: true };
  }
}
