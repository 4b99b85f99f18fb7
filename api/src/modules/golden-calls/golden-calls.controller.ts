import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { goldenCallEndpoints, type GoldenCall } from '@booking/contracts/golden-calls';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../platform/http/route.ts';
import { GoldenCalls } from './golden-calls.ts';

@Controller()
export class GoldenCallsController {
  constructor(private readonly goldenCalls: GoldenCalls) {}

  @Route(goldenCallEndpoints.list)
  list(@Input() { query }: InputOf<typeof goldenCallEndpoints.list>): Promise<GoldenCall[]> {
    return this.goldenCalls.list(query.assistantType);
  }

  @Route(goldenCallEndpoints.create)
  create(
    @Input() { body }: InputOf<typeof goldenCallEndpoints.create>,
    @Req() request: FastifyRequest,
  ): Promise<GoldenCall> {
    return this.goldenCalls.create(body, request.user!.name);
  }

  @Route(goldenCallEndpoints.fromCall)
  fromCall(
    @Input() { body }: InputOf<typeof goldenCallEndpoints.fromCall>,
    @Req() request: FastifyRequest,
  ): Promise<GoldenCall> {
    return this.goldenCalls.createFromCall(body.callId, request.user!.name);
  }

  @Route(goldenCallEndpoints.change)
  change(@Input() { params, body }: InputOf<typeof goldenCallEndpoints.change>): Promise<GoldenCall> {
    return this.goldenCalls.change(params.id, body);
  }

  @Route(goldenCallEndpoints.remove)
  remove(@Input() { params }: InputOf<typeof goldenCallEndpoints.remove>): Promise<void> {
    return this.goldenCalls.remove(params.id);
  }
}
