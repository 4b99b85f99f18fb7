import { Injectable } from '@nestjs/common';
import { Env } from '../../../platform/env/env.service.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import { MailOutbox } from '../../hotel/emails/mail-outbox.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import type { Confirmation } from '../../hotel/texts/guest-texts.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { confirmationEmail } from './confirmation-email.mapper.ts';

/** Emails guests what they paid for, beside the text, where the payment has an address. */
@Injectable()
export class ConfirmationEmails {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly languages: GuestLanguages,
    private readonly hotel: HotelFacts,
    private readonly env: Env,
  ) {}

  /** Once for a payment, however often it is called. */
  async send(payment: PaymentEntity, confirmation: Confirmation): Promise<void> {
    const { guestEmail: to, guestName } = payment.metadata as { guestEmail?: string; guestName?: string };
    if (!this.outbox.isOn || !to) return;
    const frame = { language: await this.languages.findFor(payment), hotel: await this.hotel.read() };
    const email = confirmationEmail(frame, confirmation, {
      ...{ guestName, amountCents: payment.amountCents, paidAt: payment.paidAt ?? payment.createdAt },
      zone: this.env.settings.HOTEL_TIME_ZONE,
    });
    await this.outbox.send({ to, ...email, purpose: 'confirmation', key: `confirmation ${payment.id}` });
  }
}
