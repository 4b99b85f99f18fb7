import { Injectable } from '@nestjs/common';
import { formatDollars } from '@booking/hotel/money';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { GuestLinks } from './guest-links.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import { Holds } from './holds.ts';
import { offerKey, type PricedOffer } from './priced-offer.ts';
import { RoomsOnOffer } from './rooms-on-offer.ts';

/** As long as a guest may take to type name and address. */
const holdMs = 15 * 60_000;

const taken = (): Refusal =>
  new Refusal(409, 'room_taken', 'This room has just been taken. Please choose another one.');

/** Takes a guest's choice: priced again, and held so that nobody else can buy the last one meanwhile. */
@Injectable()
export class ChooseRoom {
  constructor(
    private readonly database: DataSource,
    private readonly links: GuestLinks,
    private readonly holds: Holds,
    private readonly rooms: RoomsOnOffer,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 409 when the room is gone, costs another price than was shown, or the choice is past */
  async choose(found: GuestSessionEntity, roomTypeId: string, ratePlanId: string | undefined): Promise<void> {
    const asked = await this.rooms.ask(found.mode, found);
    const changed = await this.database.transaction(async (em) => {
      await this.holds.lock(em, found, roomTypeId);
      const session = await this.links.lock(em, found);
      if (session.status === 'contact_submitted') {
        throw new Refusal(409, 'already_chosen', 'You have chosen your room already. Please check your phone.');
      }
      const offers = await this.rooms.left(asked, session.id, em);
      const offer = this.pick(offers, roomTypeId, ratePlanId);
      if (!offer) throw taken();
      const before = session.shown[offerKey(offer)];
      const { totalCents } = offer.price;
      if (before !== undefined && before !== totalCents) {
        const shown = { ...session.shown, [offerKey(offer)]: totalCents };
        await em.update(GuestSessionEntity, { id: session.id }, { shown });
        return [before, totalCents] as const;
      }
      await this.holds.put(em, session, roomTypeId, new Date(this.clock.now().getTime() + holdMs));
      await em.update(GuestSessionEntity, { id: session.id }, { status: 'selected', choice: offer });
      return undefined;
    });
    if (!changed) return;
    const [before, now] = changed.map((cents) => formatDollars(cents / 100));
    throw new Refusal(
      409,
      'price_changed',
      `The price of this room has changed from ${before} to ${now}. Choose it again if that is fine.`,
    );
  }

  /** The rate that was asked for; the guest page falls back to the room type's id, which means the standard rate. */
  private pick(offers: PricedOffer[], roomTypeId: string, ratePlanId: string | undefined): PricedOffer | undefined {
    const ofType = offers.filter((offer) => offer.roomTypeId === roomTypeId);
    return ratePlanId === undefined || ratePlanId === roomTypeId
      ? (ofType.find(({ rateType }) => rateType === 'standard') ?? ofType[0])
      : ofType.find(({ rateId }) => rateId === ratePlanId);
  }
}
