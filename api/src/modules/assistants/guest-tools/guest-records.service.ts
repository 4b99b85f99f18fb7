import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { hotelDate } from '@booking/hotel/hotel-time';
import { spokenDay } from '@booking/spoken-language/spoken-day';
import { spokenDollars, spokenList } from '@booking/spoken-language/spoken-words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { PropertySystem, type Reservation } from '../../../providers/property-system.port.ts';
import { GuestPaymentRepository } from './guest-payment.repository.ts';
import { spokenBalance } from '../spoken-answers/spoken-reservations.mapper.ts';

/** What a guest left a note with; other notes are the hotel's own and are not read to guests. */
const byGuest = 'From the guest by phone: ';

/** What is written down about a reservation, as its guest may hear it. */
@Injectable()
export class GuestRecords {
  constructor(
    private readonly property: PropertySystem,
    private readonly paid: GuestPaymentRepository,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async payments(mode: Mode, reservation: Reservation): Promise<string> {
    const rows = await this.paid.listPaid(mode, reservation.id);
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const today = hotelDate(this.clock.now(), zone);
    const said = rows.map(({ amountCents, refundedCents, paidAt }) => {
      const back = refundedCents > 0 ? `, of which ${spokenDollars(refundedCents)} was refunded` : '';
      return `${spokenDollars(amountCents)} on ${spokenDay(hotelDate(paidAt!, zone), today)}${back}`;
    });
    const online = said.length > 0 ? `Paid by link: ${spokenList(said)}. ` : '';
    return `${online}In total ${spokenDollars(reservation.paidCents)} is paid. ${spokenBalance(reservation)}`;
  }

  async notes(mode: Mode, { id }: Reservation): Promise<string> {
    const notes = (await this.property.listNotes(mode, id)).filter(({ text }) => text.startsWith(byGuest));
    if (notes.length === 0) return 'There are no notes from the guest on this reservation.';
    return `Noted: ${spokenList(notes.map(({ text }) => text.slice(byGuest.length)))}`;
  }

  async addNote(mode: Mode, { id }: Reservation, note: string): Promise<string> {
    await this.property.addNote(mode, id, `${byGuest}${note}`);
    return 'It is noted for the front desk.';
  }
}
