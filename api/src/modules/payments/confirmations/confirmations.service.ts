import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { ConfirmationFactsRepository } from './confirmation-facts.repository.ts';
import { confirmationKeys } from './confirmation-keys.rule.ts';
import { confirmationOf, confirmationText } from './confirmation-words.mapper.ts';

const notConfirmed = (): Refusal =>
  new Refusal(
    409,
    'not_confirmed',
    'There is nothing to confirm: it is not in Cloudbeds, or the money was given back.',
  );
const noNumber = (): Refusal => new Refusal(409, 'no_phone', 'This payment has no phone number that could be texted.');
const tooOften = (): Refusal =>
  new Refusal(409, 'texted_often', 'This confirmation was texted five times. Tell the guest in another way.');

/** Confirmations that staff send once more. The first one is sent by the fulfilment. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly facts: ConfirmationFactsRepository,
    private readonly numbers: GuestNumbers,
    private readonly languages: GuestLanguages,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  /** @returns the number it went to @throws Refusal 404, 409; ProviderError when it did not go out */
  async sendAgain(id: string, by: User): Promise<string> {
    const payment = await this.payments.find(id);
    if (!payment || payment.mode !== (await this.modes.current())) throw notFound('This payment');
    const { mode, callId } = payment;
    const body = await this.write(payment);
    const to = await this.numbers.findFor(payment);
    if (!to) throw noNumber();
    const keys = confirmationKeys(id);
    const sent = await this.facts.listSentKeys(mode, keys);
    const key = keys.find((each) => !sent.includes(each));
    if (key === undefined) throw tooOften();
    const agreed = { how: 'desk', source: `payment ${id}, sent by ${by.id}` } as const;
    await this.texts.send(mode, { to, body, purpose: 'confirmation', callId, key, agreed });
    return to;
  }

  private async write(payment: PaymentEntity): Promise<string> {
    const { id, purpose, syncStatus, status, reservationId, metadata } = payment;
    if (syncStatus !== 'synced' || status === 'refunded' || reservationId === null) throw notConfirmed();
    const newCheckout = purpose === 'extension' ? await this.facts.findNewCheckout(id) : undefined;
    const done = confirmationOf({ purpose, reservationId, metadata }, newCheckout);
    const frame = { language: await this.languages.findFor(payment), hotel: await this.hotel.read() };
    return confirmationText(frame, done, payment, this.env.settings.HOTEL_TIME_ZONE);
  }
}
