import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { spokenDay } from '@booking/spoken-language/spoken-day';
import { spokenDollars } from '@booking/spoken-language/spoken-words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem, type Reservation, type StayChange } from '../../../providers/property-system.port.ts';
import { ExtensionQuotes } from '../../payments/extensions/extension-quotes.service.ts';
import { PrecheckinsService } from '../../arrival/precheckin/precheckins.service.ts';
import { spokenBalance, spokenDetails, spokenStatus } from '../spoken-answers/spoken-reservations.mapper.ts';
import { requireBookableStay } from '../guest-tools/requested-stay.rule.ts';

const isExpected = ({ status }: Reservation): boolean => status === 'confirmed' || status === 'not_confirmed';

const standing = ({ id, status }: Reservation): Refusal =>
  new Refusal(409, 'wrong_status', `Reservation ${id} is ${spokenStatus[status]}, so this cannot be done.`);

/** What is done to a reservation over the phone, by staff or by its guest. Each answers with what to say. */
@Injectable()
export class ReservationChanges {
  constructor(
    private readonly property: PropertySystem,
    private readonly added: ExtensionQuotes,
    private readonly precheckins: PrecheckinsService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 409 once the guest is in the hotel, or when the room is not free for it */
  async change(mode: Mode, reservation: Reservation, change: StayChange): Promise<string> {
    if (!isExpected(reservation)) throw standing(reservation);
    const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as StayChange;
    if (Object.keys(said).length === 0)
      throw new Refusal(409, 'no_change', 'Ask which dates or guests are to be changed.');
    await this.added.check(mode, reservation, requireBookableStay({ ...reservation, ...said }, this.today()));
    const changed = await this.property.changeStay(mode, reservation.id, said);
    await this.precheckins.follow(mode, changed);
    return `It is changed. ${spokenDetails(changed, this.today())}`;
  }

  async cancel(mode: Mode, reservation: Reservation): Promise<string> {
    if (!isExpected(reservation)) throw standing(reservation);
    await this.property.cancel(mode, reservation.id);
    await this.precheckins.follow(mode, { ...reservation, status: 'canceled' });
    return `Reservation ${reservation.id} is cancelled. If something was paid, the front desk arranges the refund.`;
  }

  async checkIn(mode: Mode, reservation: Reservation): Promise<string> {
    const { id, startDate } = reservation;
    if (!isExpected(reservation)) throw standing(reservation);
    const today = this.today();
    if (startDate > today) throw new Refusal(409, 'too_early', `The arrival is on ${spokenDay(startDate, today)}.`);
    await this.property.checkIn(mode, id);
    const after = await this.property.getReservation(mode, id);
    await this.precheckins.follow(mode, after);
    return `Reservation ${id} is checked in, room ${after.roomName}. ${spokenBalance(after)}`;
  }

  async checkOut(mode: Mode, reservation: Reservation): Promise<string> {
    const { id, status, balanceCents } = reservation;
    if (status !== 'checked_in') throw standing(reservation);
    if (balanceCents > 0) {
      throw new Refusal(409, 'balance', `${spokenDollars(balanceCents)} is to be paid before check-out.`);
    }
    await this.property.checkOut(mode, id);
    await this.precheckins.follow(mode, { ...reservation, status: 'checked_out' });
    return `Reservation ${id} is checked out. Thank you, and safe travels.`;
  }

  private today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }
}
