import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { CallEntity } from '../log/call.entity.ts';

/** What a call led to changes when one of its payments does. */
@Injectable()
export class CallOutcomes {
  constructor(private readonly payments: PaymentsService) {}

  /** Reckons a call's outcome anew, as part of a transaction; a call that is not known yet will be reckoned when it is. */
  async refresh(callId: string, em: EntityManager): Promise<void> {
    const outcome = await this.payments.outcomeOfCall(callId, em);
    await em.update(CallEntity, { id: callId }, { outcome });
  }
}
