import { Controller, Req, Res } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { paymentEndpoints, type PaymentEvent, type PaymentTotals } from '@booking/contracts/payments';
import type { RowCount } from '@booking/contracts/row-count';
import { formatHotelTime, hotelDate } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { linkNext } from '../../../platform/http/lists/page-link.mapper.ts';
import { fileHeaders, tableFile } from '../../../platform/http/lists/table-file.mapper.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { PaymentTotalsService } from '../totals/payment-totals.service.ts';
import { PaymentListService } from './payment-list.service.ts';
import { readPaymentCursor, readPaymentSort } from './payment-sort.rule.ts';

const wordOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Payments as a list, its file, and what they come to. */
@Controller()
export class PaymentListController {
  constructor(
    private readonly payments: PaymentListService,
    private readonly totals: PaymentTotalsService,
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
    const { limit, cursor, sort: asked, ...filter } = query;
    const sort = readPaymentSort(asked, filter);
    const after = readPaymentCursor(cursor, asked, sort);
    const mode = await this.modes.current();
    const { payments, next } = await this.payments.page({ ...filter, mode }, sort, limit, after);
    linkNext(request, reply, next);
    return payments;
  }

  @Route(paymentEndpoints.count)
  async count(@Input() { query }: InputOf<typeof paymentEndpoints.count>): Promise<RowCount> {
    return this.payments.count({ ...query, mode: await this.modes.current() });
  }

  @Route(paymentEndpoints.totals)
  async total(@Input() { query }: InputOf<typeof paymentEndpoints.totals>): Promise<PaymentTotals> {
    return this.totals.get(await this.modes.current(), query);
  }

  @Route(paymentEndpoints.export)
  async export(
    @Input() { query: { format, sort: asked, ...filter } }: InputOf<typeof paymentEndpoints.export>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const mode = await this.modes.current();
    const found = this.payments.pages({ ...filter, mode }, readPaymentSort(asked, filter));
    const asFiltered = { ...filter, ...(asked && { sort: asked }) };
    const pages = await this.audit.export(
      { by: request.user!, what: 'payments', mode, format, filter: asFiltered },
      found,
    );
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
}
