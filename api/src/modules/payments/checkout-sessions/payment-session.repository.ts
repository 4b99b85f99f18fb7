import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';

/** What becomes of a guest's link with the payment that was made or could be made by it. */
@Injectable()
export class PaymentSessionRepository {
  /** What is paid counts, whatever was texted after it. */
  async endSupersession(id: string, transaction: Transaction): Promise<void> {
    await transaction.update(GuestSessionEntity, { id }, { supersededAt: null });
  }

  /** The guest may choose again while the link lives. */
  async reopen(id: string, transaction: Transaction): Promise<void> {
    const open = { id, purpose: 'room_selection' } as const;
    await transaction.update(GuestSessionEntity, open, { status: 'available', choice: null });
    await transaction.update(GuestSessionEntity, { id, purpose: 'booking_details' }, { status: 'selected' });
  }
}
