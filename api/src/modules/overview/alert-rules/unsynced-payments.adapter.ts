import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { formatMoney } from '@booking/hotel/money';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

const paidAt = (payment: PaymentEntity): string => (payment.paidAt ?? payment.createdAt).toISOString();

/** A payment that the property system does not know. */
@Injectable()
export class UnsyncedPayments extends AlertRule {
  constructor(private readonly payments: PaymentsService) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const unsynced = await this.payments.listUnsynced(mode);
    const [oldest] = unsynced;
    if (!oldest) return [];
    const { guestName } = oldest.metadata;
    const who = typeof guestName === 'string' && guestName ? guestName : 'a guest';
    const newest = Math.max(...unsynced.map((payment) => this.payments.unsyncedAt(payment).getTime()));
    const isOne = unsynced.length === 1;
    return [
      {
        id: `paid-not-synced-${mode}`,
        kind: 'unsynced-payments',
        count: unsynced.length,
        severity: 'critical',
        title: isOne ? 'A paid booking is not in Cloudbeds' : `${unsynced.length} paid bookings are not in Cloudbeds`,
        detail: `${formatMoney(oldest.amountCents, oldest.currency)} paid by ${who}. ${oldest.syncError ?? 'It is still being tried.'}`,
        since: paidAt(oldest),
        newestAt: new Date(newest).toISOString(),
        link: isOne ? `/payments?payment=${oldest.id}` : '/payments?unsynced=true',
      },
    ];
  }
}
