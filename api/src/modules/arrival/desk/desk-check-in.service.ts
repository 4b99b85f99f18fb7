import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import type { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import type { User } from '@booking/contracts/session';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';

type Finish = InputOf<typeof precheckinDeskEndpoints.finish>['body'];

const checkedIn = ({ guestName }: PrecheckinEntity): Refusal =>
  new Refusal(409, 'checked_in', `${guestName} is checked in already.`);

const inHand = ({ guestName }: PrecheckinEntity): Refusal =>
  new Refusal(409, 'in_hand', `${guestName} is being checked in at this moment. Look again in a minute.`);

/** Check-ins that the front desk finishes because the guest could not. */
@Injectable()
export class DeskCheckInService {
  constructor(
    private readonly repository: PrecheckinRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly property: PropertySystem,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Checks the guest in at the property system, or notes that staff did it there by hand.
   * @throws Refusal 404; 409 when they are checked in already; ProviderError; when the property system refuses, its sentence is stored with the pre-check-in
   */
  async finish(mode: Mode, id: string, { how, note }: Finish, by: User): Promise<void> {
    const precheckin = await this.precheckins.getOfMode(mode, id);
    await this.transactions.run(async (transaction) => {
      if (!(await this.repository.tryCheckInLock(id, transaction))) throw inHand(precheckin);
      if (await this.repository.isCheckedIn(id, transaction)) throw checkedIn(precheckin);
      if (how === 'cloudbeds') await this.checkIn(precheckin);
      const finishNote = toStorable(note || null);
      await this.precheckins.markCheckedIn(id, transaction, { finishedBy: by.name, finishNote });
      const subject = { type: 'precheckin', id, label: precheckin.guestName };
      const detail = { precheckinId: id, how, note: finishNote };
      await this.audit.record({ by, action: 'precheckins.finish', subject, detail }, transaction);
    });
  }

  /** Staff may have checked the guest in there already, which counts as done. */
  private async checkIn({ id, mode, reservationId }: PrecheckinEntity): Promise<void> {
    const { status } = await this.property.getReservation(mode, reservationId);
    if (status === 'checked_in') return;
    await this.property.checkIn(mode, reservationId).catch(async (error: unknown) => {
      // outside the transaction, which this error rolls back
      if (error instanceof ProviderError && error.kind === 'refused')
        await this.repository.update(id, { problem: error.message });
      throw error;
    });
  }
}
