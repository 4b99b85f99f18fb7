import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { User } from '@booking/contracts/session';
import { checkOutAt } from '@booking/hotel/check-out';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem, type Reservation, type ReservationStatus } from '../../../providers/property-system.port.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { LinkTextsService } from './link-texts.service.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';

const endings: Partial<Record<ReservationStatus, string>> = {
  canceled: 'This reservation is canceled, so there is nothing to check in for.',
  no_show: 'This guest did not come, so there is nothing to check in for.',
  checked_in: 'This guest is checked in already.',
  checked_out: 'This stay is over.',
};

const refused = (code: string, sentence: string): Refusal => new Refusal(409, code, sentence);

/** Links that the front desk sends: the guest lost the first one, or booked elsewhere. */
@Injectable()
export class SendLinkService {
  constructor(
    private readonly precheckins: PrecheckinRepository,
    private readonly property: PropertySystem,
    private readonly texts: LinkTextsService,
    private readonly guestNumbers: GuestNumbers,
    private readonly settings: SettingsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /**
   * Texts a new link, which ends the previous one.
   * @returns the id of the pre-check-in
   * @throws Refusal 404 for a reservation that is not there, 409 when the stay needs no check-in or has no number to text; ProviderError
   */
  async send(mode: Mode, reservationId: string, by: User): Promise<string> {
    const reservation = await this.find(mode, reservationId);
    await this.refuseOver(reservation);
    const known = await this.precheckins.findByReservation(mode, reservation.id);
    if (known?.checkedInAt) throw refused('stay_over', endings.checked_in!);
    const booked = await this.guestNumbers.listFor(mode, reservation);
    const numbers = [...new Set([...booked, ...(known?.guestPhone ? [known.guestPhone] : [])])];
    if (numbers.length === 0) {
      const sentence =
        'Cloudbeds has no number of this guest that can be texted. Add one there, then send the link again.';
      throw refused('no_phone', sentence);
    }
    const sent = await this.sendToFirst(mode, reservation, numbers).catch((error: unknown) => {
      const wantsNone = error instanceof Refusal && error.code === 'opted_out';
      throw wantsNone ? refused('opted_out', 'This guest asked us to send no more texts, so nothing was sent.') : error;
    });
    const detail = { precheckinId: sent.id, reservationId: reservation.id };
    const subject = { type: 'precheckin', id: sent.id, label: sent.guestName };
    await this.audit.record({ by, action: 'precheckins.send', subject, detail });
    return sent.id;
  }

  /** @throws as `send`, for the last of the numbers */
  private async sendToFirst(mode: Mode, reservation: Reservation, [number, ...others]: string[]) {
    return this.texts.sendNewLink(mode, reservation, number!).catch((error: unknown): Promise<PrecheckinEntity> => {
      const isOfNumber = error instanceof Refusal && ['far_phone', 'unreachable'].includes(error.code);
      if (!isOfNumber || others.length === 0) throw error;
      return this.sendToFirst(mode, reservation, others);
    });
  }

  private async find(mode: Mode, reservationId: string): Promise<Reservation> {
    return this.property.getReservation(mode, reservationId).catch((error: unknown) => {
      const isUnknown = error instanceof ProviderError && ['refused', 'not_found'].includes(error.kind);
      if (!isUnknown) throw error;
      throw new Refusal(404, 'not_found', `Cloudbeds has no reservation ${reservationId}. Check the number.`);
    });
  }

  private async refuseOver(reservation: Reservation): Promise<void> {
    const departs = checkOutAt(reservation, this.env.settings.HOTEL_TIME_ZONE, await this.settings.values());
    const isOver = departs <= this.clock.now();
    const ending = endings[reservation.status] ?? (isOver ? endings.checked_out : undefined);
    if (ending) throw refused('stay_over', ending);
  }
}
