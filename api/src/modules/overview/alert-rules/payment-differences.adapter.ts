import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DifferencesService, maxOpenCounted } from '../../payments/match/differences.service.ts';
import { AlertRule, type RaisedAlert } from '../alerts/alert-rule.port.ts';

const howMany = (count: number): string => {
  if (count === maxOpenCounted) return `${maxOpenCounted.toLocaleString('en-US')} or more differences`;
  return count === 1 ? 'One difference' : `${count} differences`;
};

/** Stripe, our payments and Cloudbeds disagree about money, and staff have not explained it. */
@Injectable()
export class PaymentDifferences extends AlertRule {
  constructor(private readonly differences: DifferencesService) {
    super();
  }

  async findAlerts(mode: Mode): Promise<RaisedAlert[]> {
    const open = await this.differences.listOpen(mode);
    if (!open) return [];
    const { count, newest } = open;
    const { stripe, here, cloudbeds } = newest.says;
    const who = newest.guestName ? ` of ${newest.guestName}` : '';
    const elsewhere = stripe ? `at Stripe: ${stripe}` : `in Cloudbeds: ${cloudbeds}`;
    return [
      {
        id: `payment-differences-${mode}`,
        kind: 'payment-differences',
        count,
        severity: 'warning',
        title: `${howMany(count)} in payments`,
        detail: `The newest is one${who}. Here: ${here}; ${elsewhere}.`,
        since: open.since.toISOString(),
        newestAt: newest.firstSeenAt.toISOString(),
        link: '/reservations?tab=differences',
      },
    ];
  }
}
