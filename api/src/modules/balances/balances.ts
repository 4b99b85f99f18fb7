import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Reservation } from '../../providers/property-system.ts';
import { ReservationPayments } from '../bookings/reservation-payments.ts';
import { spokenLink } from '../bookings/spoken-progress.ts';
import { SupersededLinks } from '../bookings/superseded-links.ts';
import { SyncPayments } from '../bookings/sync-payments.ts';

/** What is still due on a reservation, paid by a texted link. */
@Injectable()
export class Balances implements OnModuleInit {
  constructor(
    private readonly payments: ReservationPayments,
    private readonly superseded: SupersededLinks,
    private readonly sync: SyncPayments,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.sync.take('balance', {
      carryOut: async ({ reservationId }) => ({ reservationId: reservationId!, agreed: null }),
      confirmation: (_, reservationId) => `thank you for your payment for reservation ${reservationId}.`,
    });
  }

  /**
   * Texts where to pay what is due; asked again, there is still one page as long as the same is due.
   * @returns what to say @throws Refusal 409 when nothing is due
   */
  async ask(mode: Mode, reservation: Reservation, to: string, callId: string | null): Promise<string> {
    const { id, balanceCents, email } = reservation;
    if (balanceCents <= 0) throw new Refusal(409, 'nothing_due', 'Nothing is due on this reservation.');
    const open = await this.payments.open({ mode, purpose: 'balance', reservation });
    // the desk took or charged something meanwhile
    if (open?.stripeSession && open.amountCents !== balanceCents) await this.superseded.end([open]);
    const { payment, isTexted } = await this.payments.ask({
      ...{ mode, purpose: 'balance', reservation, callId, to, email: email || null },
      lines: [{ name: `Reservation ${id}`, amountCents: balanceCents }],
      words: `pay what is due on reservation ${id}`,
    });
    return spokenLink(payment, isTexted, this.clock.now());
  }
}
