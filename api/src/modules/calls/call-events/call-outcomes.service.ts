import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { CallEventsRepository } from './call-events.repository.ts';

/** What a call led to changes when one of its payments or texts does. */
@Injectable()
export class CallOutcomes {
  constructor(
    private readonly payments: PaymentsService,
    private readonly calls: CallEventsRepository,
  ) {}

  /** Computes the outcome of a call anew. A call that is not stored yet gets its outcome with its first event. */
  async refresh(callId: string, transaction?: Transaction): Promise<void> {
    const outcome = await this.payments.getCallOutcome(callId, transaction);
    await this.calls.updateOutcome(callId, outcome, transaction);
  }
}
