import { Injectable } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Mode } from '@booking/contracts/mode';
import type { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import type { User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { tryCheckInLock } from '../precheckin/check-in-lock.repository.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { PrecheckinDetailsService } from './precheckin-details.service.ts';

type Finish = InputOf<typeof precheckinDeskEndpoints.finish>['body'];

const checkedIn = ({ guestName }: PrecheckinEntity): Refusal =>
  new Refusal(409, 'checked_in', `${guestName} is checked in already.`);

const inHand = ({ guestName }: PrecheckinEntity): Refusal =>
  new Refusal(409, 'in_hand', `${guestName} is being checked in at this moment. Look again in a minute.`);

/** Check-ins that the desk finishes because the guest could not. */
@Injectable()
export class DeskCheckInService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrecheckinEntity) private readonly precheckinRows: Repository<PrecheckinEntity>,
    private readonly details: PrecheckinDetailsService,
    private readonly precheckins: PrecheckinsService,
    private readonly property: PropertySystem,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Checks the guest in at the property system, or notes that somebody did it there by hand.
   * @throws Refusal 404; 409 when they are checked in already; ProviderError, whose sentence stays with the pre-check-in when it is a no
   */
  async finish(mode: Mode, id: string, { how, note }: Finish, by: User): Promise<void> {
    const precheckin = await this.details.find(mode, id);
    await this.database.transaction(async (em) => {
      if (!(await tryCheckInLock(em, id))) throw inHand(precheckin);
      if (await em.existsBy(PrecheckinEntity, { id, checkedInAt: Not(IsNull()) })) throw checkedIn(precheckin);
      if (how === 'cloudbeds') await this.checkIn(precheckin);
      const finishNote = toStorable(note || null);
      await this.precheckins.checkedIn(em, id, { finishedBy: by.name, finishNote });
      await this.audit.record(
        {
          by,
          action: 'precheckins.finish',
          subject: { type: 'precheckin', id },
          detail: { precheckinId: id, how, note: finishNote },
        },
        em,
      );
    });
  }

  /** A guest whom somebody checked in there already is in. */
  private async checkIn({ id, mode, reservationId }: PrecheckinEntity): Promise<void> {
    const { status } = await this.property.reservation(mode, reservationId);
    if (status === 'checked_in') return;
    await this.property.checkIn(mode, reservationId).catch(async (error: unknown) => {
      if (error instanceof ProviderError && error.trouble === 'refused') {
        await this.precheckinRows.update({ id }, { problem: error.message });
      }
      throw error;
    });
  }
}
