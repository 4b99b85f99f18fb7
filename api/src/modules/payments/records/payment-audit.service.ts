import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { PaymentEntity } from './payment.entity.ts';

/** What staff change of a payment; who paid stays out of the audit log. */
const audited = ({ status, refundedCents, syncStatus, syncError, reservationId, closedNote }: PaymentEntity) => ({
  ...{ status, refundedCents, syncStatus, syncError, reservationId, closedNote },
});

@Injectable()
export class PaymentAudit {
  constructor(private readonly audit: AuditLog) {}

  async recordChange(
    before: PaymentEntity,
    after: PaymentEntity,
    transaction: Transaction,
    detail: Parameters<AuditLog['recordChange']>[0]['detail'] = {},
  ): Promise<void> {
    const subject = { type: 'payment', id: before.id };
    await this.audit.recordChange({ subject, before: audited(before), after: audited(after), detail }, transaction);
  }
}
