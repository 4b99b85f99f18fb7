import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import {
  goldenCallEndpoints,
  type CallScript,
  type GoldenCall,
  type GoldenResult,
} from '@booking/contracts/golden-calls';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { Assistants } from '../../assistants/editing/assistants.service.ts';
import { GoldenCallsFromLog } from './golden-calls-from-log.service.ts';
import { GoldenCallsService } from './golden-calls.service.ts';
import { GoldenGate } from './golden-gate.service.ts';

@Controller()
export class GoldenCallsController {
  constructor(
    private readonly goldenCalls: GoldenCallsService,
    private readonly fromLog: GoldenCallsFromLog,
    private readonly gate: GoldenGate,
    private readonly assistants: Assistants,
  ) {}

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

  @Route(goldenCallEndpoints.scriptOfCall)
  scriptOfCall(@Input() { query }: InputOf<typeof goldenCallEndpoints.scriptOfCall>): Promise<CallScript> {
    return this.fromLog.getScript(query.callId);
  }

  @Route(goldenCallEndpoints.fromCall)
  fromCall(
    @Input() { body }: InputOf<typeof goldenCallEndpoints.fromCall>,
    @Req() request: FastifyRequest,
  ): Promise<GoldenCall> {
    return this.fromLog.create(body.callId, request.user!.name);
  }

  @Route(goldenCallEndpoints.change)
  change(@Input() { params, body }: InputOf<typeof goldenCallEndpoints.change>): Promise<GoldenCall> {
    return this.goldenCalls.update(params.id, body);
  }

  @Route(goldenCallEndpoints.remove)
  remove(@Input() { params }: InputOf<typeof goldenCallEndpoints.remove>): Promise<void> {
    return this.goldenCalls.delete(params.id);
  }

  @Route(goldenCallEndpoints.run)
  async run(@Input() { params, body }: InputOf<typeof goldenCallEndpoints.run>): Promise<GoldenResult[]> {
    return this.gate.rehearse(await this.assistants.getRow(params.id), body.draft, body.goldenCallId);
  }
}
