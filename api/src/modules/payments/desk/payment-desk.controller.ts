import { Controller, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { FastifyRequest } from 'fastify';
import { idempotencyKey } from '../../../platform/http/repeats/idempotency-key.rule.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { PaymentDeskService } from './payment-desk.service.ts';

@Controller()
export class PaymentDeskController {
  constructor(private readonly desk: PaymentDeskService) {}

  @Route(paymentEndpoints.refund)
  refund(
    @Input() { params, body }: InputOf<typeof paymentEndpoints.refund>,
    @Req() request: FastifyRequest,
  ): Promise<PaymentEvent> {
    return this.desk.refund(params.id, { ...body, key: idempotencyKey(request) }, request.user!);
  }

  @Route(paymentEndpoints.retrySync)
  retrySync(@Input() { params }: InputOf<typeof paymentEndpoints.retrySync>): Promise<PaymentEvent> {
    return this.desk.retry(params.id);
  }

  @Route(paymentEndpoints.close)
  close(
    @Input() { params, body }: InputOf<typeof paymentEndpoints.close>,
    @Req() request: FastifyRequest,
  ): Promise<PaymentEvent> {
    return this.desk.close(params.id, body.note, body.reservationId, request.user!);
  }
}
