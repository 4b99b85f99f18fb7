import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { idempotencyKey } from '../../../platform/http/repeats/idempotency-key.rule.ts';
import { linkNext, readCursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { fileHeaders, tableFile } from '../../../platform/http/lists/table-file.mapper.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PaymentDeskService } from './payment-desk.service.ts';
import { PaymentListService } from './payment-list.service.ts';

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

@Controller()
export class PaymentDeskController {
  constructor(
    private readonly payments: PaymentListService,
    private readonly desk: PaymentDeskService,
    private readonly audit: AuditLog,
    private readonly modes: ModeService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  @Route(paymentEndpoints.list)
  async list(
    @Input() { query }: InputOf<typeof paymentEndpoints.list>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentEvent[]> {
    const { limit, cursor, ...filter } = query;
    const mode = await this.modes.current();
    const { payments, next } = await this.payments.page({ ...filter, mode }, limit, readCursor(cursor));
    linkNext(request, reply, next);
    return payments;
  }

  @Route(paymentEndpoints.export)
  async export(
    @Input() { query: { format, ...filter } }: InputOf<typeof paymentEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const mode = await this.modes.current();
    const about = { by: request.user!, what: 'payments', mode, format, filter };
    const pages = await this.audit.export(about, this.payments.pages({ ...filter, mode }));
    const file = tableFile(format, pages, [
      ['id', ({ id }) => id],
      ['created', ({ createdAt }) => formatHotelTime(new Date(createdAt), zone)],
      ['purpose', ({ purpose }) => purpose],
      ['status', ({ status }) => status],
      ['amount (USD)', ({ amountCents, currency }) => (currency === 'usd' ? amountCents / 100 : null)],
      ['refunded (USD)', ({ refundedCents, currency }) => (currency === 'usd' ? refundedCents / 100 : null)],
      ['sync', ({ syncStatus }) => syncStatus],
      ['reservation', ({ reservationId }) => reservationId],
      ['stripe session', ({ stripeSession }) => stripeSession],
      ['call', ({ callId }) => callId],
      ['paid', ({ amountCents, currency, paidAt }) => paidAt && formatMoney(amountCents, currency)],
      ['dispute', ({ disputes }) => disputes.at(-1)?.state ?? null],
      ['guest', ({ metadata }) => wordOf(metadata['guestName'])],
      ['email', ({ metadata }) => wordOf(metadata['guestEmail'])],
      ['phone', ({ metadata }) => wordOf(metadata['guestPhone'])],
    ]);
    const name = `payments-${mode}-${hotelDate(this.clock.now(), zone)}`;
    await reply.headers(fileHeaders(name, format)).send(file);
  }

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
