import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { setupEndpoints as endpoints, type GoLive, type Setup, type SetupStep } from '@booking/contracts/setup';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { SetupCredentials } from './setup-credentials.service.ts';
import { SetupService } from './setup.service.ts';

@Controller()
export class SetupController {
  constructor(
    private readonly setup: SetupService,
    private readonly entered: SetupCredentials,
  ) {}

  @Route(endpoints.read)
  read(@Input() { query }: InputOf<typeof endpoints.read>): Promise<Setup> {
    return this.setup.read(query.mode);
  }

  @Route(endpoints.check)
  check(@Input() { body }: InputOf<typeof endpoints.check>): Promise<SetupStep> {
    return this.setup.check(body.mode, body.step);
  }

  @Route(endpoints.saveCredentials)
  async saveCredentials(
    @Input() { body }: InputOf<typeof endpoints.saveCredentials>,
    @Req() request: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.saveCredentials>> {
    await this.entered.save(body.mode, body.step, body.values, request.user!.id);
    this.setup.forget();
    return this.setup.check(body.mode, body.step);
  }

  @Route(endpoints.setUpCallbacks)
  setUpCallbacks(@Input() { body }: InputOf<typeof endpoints.setUpCallbacks>): Promise<SetupStep> {
    return this.setup.setUpCallbacks(body.mode, body.step);
  }

  @Route(endpoints.proveCallbacks)
  proveCallbacks(@Input() { body }: InputOf<typeof endpoints.proveCallbacks>): Promise<SetupStep> {
    return this.setup.proveCallbacks(body.mode, body.step);
  }

  @Route(endpoints.goLive)
  goLive(@Input() { body }: InputOf<typeof endpoints.goLive>, @Req() request: FastifyRequest): Promise<GoLive> {
    return this.setup.goLive(body.isRehearsal, request.user!.id);
  }
}
