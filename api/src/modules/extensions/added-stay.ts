import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { addedNights, type Span } from '@booking/hotel/added-nights';
import { priceStay, type StayPrice } from '@booking/hotel/pricing';
import { Refusal } from '../../platform/http/refusal.ts';
import { PropertySystem, type Reservation, type RoomOffer, type Stay } from '../../providers/property-system.ts';
import { RoomsOnOffer } from '../bookings/rooms-on-offer.ts';

/** What more of a stay would need and cost. The guest's own room is not free for the nights it has already, so only the others are asked for. */
@Injectable()
export class AddedStay {
  constructor(
    private readonly rooms: RoomsOnOffer,
    private readonly property: PropertySystem,
  ) {}

  /** @throws Refusal 409 when the room type is not free for a night that the reservation does not have yet */
  async check(mode: Mode, reservation: Reservation, wanted: Stay): Promise<void> {
    for (const nights of addedNights(reservation, wanted))
      await this.offer(mode, reservation, { ...wanted, ...nights });
  }

  /** The price of nights after the ones that are booked. What is charged once a stay was charged with those. @throws Refusal as `check` */
  async price(mode: Mode, reservation: Reservation, nights: Span): Promise<StayPrice> {
    const { adults, children, roomTypeId } = reservation;
    const [offer, levies] = await Promise.all([
      this.offer(mode, reservation, { ...nights, adults, children }),
      this.property.levies(mode),
    ]);
    return priceStay({
      nightsCents: offer.nights.map(({ cents }) => cents),
      extraGuestsCents: offer.extraGuestsCents,
      levies: levies.filter(({ basis }) => basis.per !== 'stay'),
      ...{ adults, children, roomTypeId },
    });
  }

  private async offer(mode: Mode, { roomTypeId }: Reservation, stay: Stay): Promise<RoomOffer> {
    const left = await this.rooms.left(await this.rooms.ask(mode, stay));
    const offer = left.find((each) => each.roomTypeId === roomTypeId && each.rateType === 'standard');
    if (offer) return offer;
    throw new Refusal(
      409,
      'nothing_free',
      'This room is not free for these dates. Offer other dates, or the front desk.',
    );
  }
}
