import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { paymentMatchEndpoints, type MatchRun, type PaymentDifference } from '@booking/contracts/payment-match';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { DifferencesService } from './differences.service.ts';
import { MatchRunsService } from './match-runs.service.ts';

@Controller()
export class PaymentMatchController {
  constructor(
    private readonly runs: MatchRunsService,
    private readonly found: DifferencesService,
    private readonly modes: ModeService,
  ) {}

  @Route(paymentMatchEndpoints.newest)
  async newest(): Promise<MatchRun | null> {
    return this.runs.newest(await this.modes.current());
  }

  @Route(paymentMatchEndpoints.start)
  async start(@Req() request: FastifyRequest): Promise<MatchRun> {
    return this.runs.start(await this.modes.current(), request.user!);
  }

  @Route(paymentMatchEndpoints.differences)
  async differences(
    @Input() { query: { limit, cursor, state } }: InputOf<typeof paymentMatchEndpoints.differences>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentDifference[]> {
    const mode = await this.modes.current();
    const { differences, next } = await this.found.page(mode, state, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return differences;
  }

  @Route(paymentMatchEndpoints.explain)
  explain(
    @Input() { params, body }: InputOf<typeof paymentMatchEndpoints.explain>,
    @Req() request: FastifyRequest,
  ): Promise<PaymentDifference> {
    return this.found.explain(params.id, body.note, request.user!);
  }
}
