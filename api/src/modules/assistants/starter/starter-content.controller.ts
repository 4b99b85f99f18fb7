import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { starterContentEndpoints as endpoints } from '@booking/contracts/starter-content';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { StarterContentService } from './starter-content.service.ts';

@Controller()
export class StarterContentController {
  constructor(private readonly starter: StarterContentService) {}

  @Route(endpoints.read)
  read(): Promise<AnswerOf<typeof endpoints.read>> {
    return this.starter.read();
  }

  @Route(endpoints.adoptDocumentation)
  async adoptDocumentation(
    @Input() { body }: InputOf<typeof endpoints.adoptDocumentation>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.adoptDocumentation>> {
    return { documentation: await this.starter.adoptDocumentation(body.keys, request.user!.name) };
  }

  @Route(endpoints.adoptGoldenCalls)
  async adoptGoldenCalls(
    @Input() { body }: InputOf<typeof endpoints.adoptGoldenCalls>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.adoptGoldenCalls>> {
    return { goldenCalls: await this.starter.adoptGoldenCalls(body.keys, request.user!.name) };
  }
}
