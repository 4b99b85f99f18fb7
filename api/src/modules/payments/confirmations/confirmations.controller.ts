import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { paymentEndpoints as endpoints } from '@booking/contracts/payments';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ConfirmationsService } from './confirmations.service.ts';

@Controller()
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

  @Route(endpoints.textConfirmation)
  async textConfirmation(
    @Input() { params }: InputOf<typeof endpoints.textConfirmation>,
    @Req() { user }: FastifyRequest,
  ): Promise<AnswerOf<typeof endpoints.textConfirmation>> {
    return { to: await this.confirmations.sendAgain(params.id, user!) };
  }
}
