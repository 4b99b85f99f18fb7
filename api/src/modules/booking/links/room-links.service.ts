import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { consentGroundOfCall } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { roomLinkText } from '../../hotel/texts/guest-texts.mapper.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { GuestLinks, type LinkPlace } from './guest-links.service.ts';
import { GuestSessionRepository } from './guest-session.repository.ts';
import { SessionPaymentRepository } from './session-payment.repository.ts';

const changed = (sentence: string): Refusal => new Refusal(409, 'changed', sentence);

/** Texts a link to choose one of the rooms that are free. */
@Injectable()
export class RoomLinks {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: GuestLinks,
    private readonly sessions: GuestSessionRepository,
    private readonly payments: SessionPaymentRepository,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
  ) {}

  /** @throws ProviderError, or Refusal 409, when it cannot be */
  async send(place: LinkPlace): Promise<void> {
    await this.requireTextable(place);
    const { url } = await this.links.create('room_selection', place);
    await this.text(place, url);
  }

  /**
   * Texts a new link for the stay of a call's newest link, once for each link that staff saw.
   * @throws Refusal 404; 409 when there is a newer one or the stay is paid; else as `send`
   */
  async sendAgain(callId: string, seen: string): Promise<void> {
    const { place, url } = await this.transactions.run(async (transaction) => {
      const session = await this.sessions.findOfCall(seen, callId, transaction);
      if (!session) throw notFound('This link');
      await this.links.lockCaller(transaction, session);
      const ofCall = await this.sessions.listOfCall({ callId, mode: session.mode }, transaction);
      if (ofCall[0]!.id !== seen) throw changed('Another link was texted meanwhile. Look at the trip again.');
      const ids = ofCall.map(({ id }) => id);
      if (await this.payments.isAnyPaid(ids, transaction)) {
        throw changed('The guest has paid meanwhile, so no link was texted. Look at the trip again.');
      }
      const place = { ...session, stay: session, callId };
      await this.requireTextable(place);
      return { place, url: (await this.links.create('room_selection', place, {}, transaction)).url };
    });
    await this.text(place, url);
  }

  private requireTextable({ mode, guestPhone: to, callId }: LinkPlace): Promise<void> {
    return this.texts.requireTextable(mode, { to, purpose: 'room link', callId });
  }

  private async text({ mode, guestPhone, callId, isFromWeb, language }: LinkPlace, url: string): Promise<void> {
    const body = roomLinkText({ language, hotel: await this.hotel.read() }, url);
    const text = { to: guestPhone, body, purpose: 'room link', callId };
    await this.texts.send(mode, { ...text, agreed: consentGroundOfCall(callId, isFromWeb) });
  }
}
