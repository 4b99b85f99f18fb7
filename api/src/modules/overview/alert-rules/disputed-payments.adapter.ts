import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import { Env } from '../../../platform/env/env.service.ts';
import { disputesOf, openDisputes, type KnownDispute } from '../../payments/records/disputes.rule.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

type Disputed = KnownDispute & { payment: PaymentEntity };

const byDeadline = (one: Disputed, other: Disputed): number => (one.dueBy ?? '9').localeCompare(other.dueBy ?? '9');

/** A guest's bank reclaims a payment, and gets it unless the hotel answers in time. */
@Injectable()
export class DisputedPayments extends AlertRule {
  constructor(
    private readonly payments: PaymentsService,
    private readonly env: Env,
  ) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const disputed = await this.payments.listDisputed(mode);
    const open = disputed.flatMap((payment) =>
      openDisputes(disputesOf(payment.metadata)).map((dispute): Disputed => ({ ...dispute, payment })),
    );
    const [first] = open.toSorted(byDeadline);
    if (!first) return [];
    const opened = open.map(({ openedAt }) => openedAt).toSorted();
    return [
      {
        id: `disputed-payments-${mode}`,
        kind: 'disputed-payments',
        count: open.length,
        severity: 'critical',
        title: open.length === 1 ? 'A payment is disputed' : `${open.length} payments are disputed`,
        detail: this.describe(first, open.length),
        since: opened[0]!,
        newestAt: opened.at(-1)!,
        link: `/payments?payment=${first.payment.id}`,
      },
    ];
  }

  private describe({ cents, currency, reason, dueBy, payment }: Disputed, count: number): string {
    const { guestName } = payment.metadata;
    const who = typeof guestName === 'string' && guestName ? guestName : 'a guest';
    const why = reason ? ` (${reason.replaceAll('_', ' ')})` : '';
    const due = dueBy && formatHotelTime(new Date(dueBy), this.env.settings.HOTEL_TIME_ZONE);
    const deadline = due ? `Answer in Stripe by ${due}.` : 'Answer in Stripe; it names no deadline.';
    return `${count > 1 ? 'First: ' : ''}${formatMoney(cents, currency)} paid by ${who}${why}. ${deadline}`;
  }
}
