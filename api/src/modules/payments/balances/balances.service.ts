import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import type { PaymentLinkResult } from '../checkout-sessions/checkout-sessions.service.ts';
import {
  ReservationPaymentsService,
  type ReservationPaymentRequest,
} from '../checkout-sessions/reservation-payments.service.ts';
import { spokenLink } from '../../booking/voice-booking/spoken-progress.mapper.ts';
import { SupersededLinks } from '../../booking/checkout/superseded-links.service.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';

/** Who pays: the number that is texted, the call in which it was asked for, and the language, null for that of the reservation. */
export type Payer = Pick<ReservationPaymentRequest, 'to' | 'callId' | 'language'>;

/** What is still due on a reservation, paid by a texted link. */
@Injectable()
export class BalancesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: ReservationPaymentsService,
    private readonly superseded: SupersededLinks,
    private readonly languages: GuestLanguages,
    private readonly clock: Clock,
  ) {}

  /**
   * Texts where to pay what is due. Repeated, there is still one page as long as the same is due.
   * @returns what to say @throws Refusal 409 when nothing is due
   */
  async textPaymentLink(mode: Mode, reservation: Reservation, payer: Payer): Promise<string> {
    const { payment, isTexted } = await this.request(mode, reservation, payer);
    return spokenLink(payment, isTexted, this.clock.now());
  }

  /**
   * The address of the page, for a guest who is on one of our pages already; nothing is texted.
   * @param payer with the number that gets the confirmation @throws as `textPaymentLink`
   */
  async getPaymentPage(mode: Mode, reservation: Reservation, payer: Payer): Promise<string> {
    await this.request(mode, reservation, { ...payer, isShown: true });
    const open = await this.payments.findOpen({ mode, purpose: 'balance', reservation });
    // it was paid a moment ago
    if (!open?.link) throw nothingDue();
    return open.link;
  }

  private async request(
    mode: Mode,
    reservation: Reservation,
    recipient: Payer & Pick<ReservationPaymentRequest, 'isShown'>,
  ): Promise<PaymentLinkResult> {
    const { id, balanceCents, email } = reservation;
    if (balanceCents <= 0) throw nothingDue();
    const open = await this.payments.findOpen({ mode, purpose: 'balance', reservation });
    // the front desk took or charged something since
    if (open?.stripeSession && open.amountCents !== balanceCents) await this.superseded.end([open]);
    const language = recipient.language ?? (await this.languages.findOfReservation(mode, id));
    const name = words(language ?? usualLanguage).t('texts.lines.balance', { reservation: id });
    const request: ReservationPaymentRequest = {
      ...{ ...recipient, language, mode, purpose: 'balance', reservation, email: email || null },
      lines: [{ name, amountCents: balanceCents }],
      payable: { what: 'balance', reservation: id },
    };
    await this.payments.requireTextable(request);
    const { payment } = await this.transactions.run(async (transaction) =>
      this.payments.begin(request, await this.payments.lockOpen(request, transaction), transaction),
    );
    return this.payments.openPage(payment, request);
  }
}

const nothingDue = (): Refusal => new Refusal(409, 'nothing_due', 'Nothing is due on this reservation.');
