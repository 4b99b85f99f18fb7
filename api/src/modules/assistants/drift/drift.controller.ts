import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { publishingEndpoints as endpoints } from '@booking/contracts/publishing';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { DriftAdoption } from './drift-adoption.service.ts';
import { DriftWatch } from './drift-watch.service.ts';

type Endpoints = typeof endpoints;
type Answer<Name extends keyof Endpoints> = Promise<AnswerOf<Endpoints[Name]>>;

@Controller()
export class DriftController {
  constructor(
    private readonly watch: DriftWatch,
    private readonly adoption: DriftAdoption,
  ) {}

  @Route(endpoints.drift)
  newest(@Input() { params }: InputOf<Endpoints['drift']>): Answer<'drift'> {
    return this.watch.getNewest(params.id);
  }

  @Route(endpoints.checkDrift)
  check(@Input() { params }: InputOf<Endpoints['checkDrift']>): Answer<'checkDrift'> {
    return this.watch.check(params.id);
  }

  @Route(endpoints.keepTheirs)
  keep(
    @Input() { params, body }: InputOf<Endpoints['keepTheirs']>,
    @Req() { user }: FastifyRequest,
  ): Answer<'keepTheirs'> {
    return this.adoption.adopt(params.id, user!.name, body);
  }
}
