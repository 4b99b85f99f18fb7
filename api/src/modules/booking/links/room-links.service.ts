import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { consentGroundOfCall } from '../../hotel/consents/consents.service.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { GuestLinks, type LinkPlace } from './guest-links.service.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';

const changed = (sentence: string): Refusal => new Refusal(409, 'changed', sentence);

/** Texts a link to choose one of the rooms that are free. */
@Injectable()
export class RoomLinks {
  constructor(
    private readonly database: DataSource,
    private readonly links: GuestLinks,
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
   * Texts a new link for the stay of the newest of a call, once for whoever saw that one.
   * @throws Refusal 404; 409 when there is a newer one or the stay is paid; else as `send`
   */
  async sendAgain(callId: string, seen: string): Promise<void> {
    const { place, url } = await this.database.transaction(async (em) => {
      const session = await em.findOneBy(GuestSessionEntity, { id: seen, callId });
      if (!session) throw notFound('This link');
      await this.links.lockCaller(em, session);
      const ofCall = await em.find(GuestSessionEntity, {
        where: { callId, mode: session.mode },
        order: { createdAt: 'DESC', id: 'DESC' },
      });
      if (ofCall[0]!.id !== seen) throw changed('Another link was texted meanwhile. Look at the trip again.');
      const ids = ofCall.map(({ id }) => id);
      if (await em.existsBy(PaymentEntity, { sessionId: In(ids), paidAt: Not(IsNull()) })) {
        throw changed('The guest has paid meanwhile, so no link was texted. Look at the trip again.');
      }
      const place = { ...session, stay: session, callId };
      await this.requireTextable(place);
      return { place, url: (await this.links.create('room_selection', place, {}, em)).url };
    });
    await this.text(place, url);
  }

  private requireTextable({ mode, guestPhone: to, callId }: LinkPlace): Promise<void> {
    return this.texts.requireTextable(mode, { to, purpose: 'room link', callId });
  }

  private async text({ mode, guestPhone, callId, isFromWeb }: LinkPlace, url: string): Promise<void> {
    const { name } = await this.hotel.read();
    const text = { to: guestPhone, body: `${name}: choose your room here: ${url}`, purpose: 'room link', callId };
    await this.texts.send(mode, { ...text, agreed: consentGroundOfCall(callId, isFromWeb) });
  }
}
