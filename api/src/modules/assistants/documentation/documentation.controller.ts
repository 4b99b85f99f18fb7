import { Controller, Req } from '@nestjs/common';
import { documentationEndpoints as endpoints } from '@booking/contracts/ai-documentation';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { DocumentationService } from './documentation.service.ts';

@Controller()
export class DocumentationController {
  constructor(
    private readonly documentation: DocumentationService,
    private readonly modes: ModeService,
  ) {}

  @Route(endpoints.list)
  async list(@Input() { query }: InputOf<typeof endpoints.list>): Promise<AnswerOf<typeof endpoints.list>> {
    return { documentation: await this.documentation.listWithUsage(await this.modes.current(), query.category) };
  }

  @Route(endpoints.create)
  create(
    @Input() { body }: InputOf<typeof endpoints.create>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.create>> {
    return this.documentation.create(body, request.user!.name);
  }

  @Route(endpoints.read)
  read(@Input() { params }: InputOf<typeof endpoints.read>): Promise<AnswerOf<typeof endpoints.read>> {
    return this.documentation.read(params.id);
  }

  @Route(endpoints.update)
  update(
    @Input() { params, body }: InputOf<typeof endpoints.update>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.update>> {
    return this.documentation.update(params.id, body, request.user!.name);
  }

  @Route(endpoints.remove)
  remove(@Input() { params }: InputOf<typeof endpoints.remove>, @Req() request: FastifyRequest): Promise<void> {
    return this.documentation.remove(params.id, request.user!.name);
  }

  @Route(endpoints.restore)
  restore(
    @Input() { params }: InputOf<typeof endpoints.restore>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.restore>> {
    return this.documentation.restore(params.id, request.user!.name);
  }

  @Route(endpoints.history)
  history(@Input() { params }: InputOf<typeof endpoints.history>): Promise<AnswerOf<typeof endpoints.history>> {
    return this.documentation.history(params.id);
  }
}
