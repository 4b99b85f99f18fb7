import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../../platform/env/env.service.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import type { Confirmation } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { confirmationText } from '../confirmations/confirmation-words.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';

/** Tells guests that what they paid for is done. */
@Injectable()
export class ConfirmationTexts {
  private readonly logger = new Logger('Fulfilment');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly numbers: GuestNumbers,
    private readonly languages: GuestLanguages,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly env: Env,
  ) {}

  /** Once for a payment, however often it is called. */
  async send(payment: PaymentEntity, confirmation: Confirmation): Promise<void> {
    const { id, mode, callId } = payment;
    const to = await this.numbers.findFor(payment);
    if (!to) return;
    const frame = { language: await this.languages.findFor(payment), hotel: await this.hotel.read() };
    const body = confirmationText(frame, confirmation, payment, this.env.settings.HOTEL_TIME_ZONE);
    const text = { to, body, purpose: 'confirmation', callId, key: `confirmation ${id}` };
    // what was paid for is done; a text that cannot be sent does not undo it, and staff tell the guest
    await this.texts.send(mode, text).catch(async (error: Error) => {
      this.logger.warn({ err: error, paymentId: id });
      await this.payments.addConfirmationProblem(id, error.message);
    });
  }
}
