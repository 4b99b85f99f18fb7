import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { addedNights, type Span } from '@booking/hotel/added-nights';
import { nightsBetween } from '@booking/hotel/nights';
import { addPrices, priceAdded, type Levy, type StayPrice } from '@booking/hotel/pricing';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import {
  PropertySystem,
  type Reservation,
  type ReservedRoom,
  type Stay,
} from '../../../providers/property-system.port.ts';
import type { HeldRoom } from '../../booking/selection/room-hold.repository.ts';
import type { PricedOffer } from '../../booking/selection/priced-offer.mapper.ts';
import { RoomsOnOffer, type RoomOffers } from '../../booking/selection/rooms-on-offer.service.ts';

/** Nights that a room needs, and what the property system said of them. */
export type AddedRoom = HeldRoom & { asked: RoomOffers };

const notFree = (): Refusal =>
  new Refusal(409, 'nothing_free', 'This room is not free for these dates. Offer other dates, or the front desk.');

const notPriced = (): Refusal =>
  new Refusal(409, 'rates_unreadable', 'What this stay costs cannot be read. The front desk can extend it.');

const overlap = (one: Span, other: Span): boolean => one.startDate < other.endDate && other.startDate < one.endDate;

/** What more of a stay would need and cost. The guest's own rooms are not free for the nights they have already, so only the others are asked for. */
@Injectable()
export class ExtensionQuotes {
  constructor(
    private readonly rooms: RoomsOnOffer,
    private readonly property: PropertySystem,
  ) {}

  /** @throws Refusal 409 when a room is not free for a night that the reservation does not have yet */
  async check(mode: Mode, { rooms }: Reservation, wanted: Stay): Promise<void> {
    const wishes = rooms.flatMap((room) => {
      // of several rooms it is not known which one more guests would be in
      const { adults, children } = rooms.length === 1 ? wanted : room;
      return addedNights(room, wanted).map((nights) => this.ask(mode, room, { ...nights, adults, children }));
    });
    await this.refuseTaken(await Promise.all(wishes));
  }

  /**
   * The price of nights up to a later departure, for every room at its own rate and for its own guests. A rate that is not sold
   * for so few nights gives way to the standard one. @throws Refusal as `check`
   */
  async price(
    mode: Mode,
    reservation: Reservation,
    endDate: string,
  ): Promise<{ price: StayPrice; rooms: AddedRoom[] }> {
    const [levies, rates] = await Promise.all([
      this.property.listLevies(mode),
      this.property.getRates(mode, reservation.id),
    ]);
    const added = reservation.rooms.map(async (room) => {
      const nights = { startDate: room.endDate, endDate };
      const wish = await this.ask(mode, room, { ...room, ...nights });
      return { wish, price: priceOf(room, offerOf(wish, rates.get(room.id)), levies) };
    });
    const rooms = await Promise.all(added);
    if (rooms.length === 0) throw notFree();
    return { price: addPrices(rooms.map(({ price }) => price)), rooms: rooms.map(({ wish }) => wish) };
  }

  /** @throws Refusal 409 when fewer rooms are left than are needed, those kept for others counted off */
  async refuseTaken(wishes: AddedRoom[], transaction?: Transaction): Promise<void> {
    for (const { asked, roomTypeId, ...nights } of wishes) {
      const left = (await this.rooms.subtractHolds(asked, undefined, transaction)).find(
        (offer) => offer.roomTypeId === roomTypeId,
      );
      const needed = wishes.filter((wish) => wish.roomTypeId === roomTypeId && overlap(wish, nights));
      if ((left?.roomsAvailable ?? 0) < needed.length) throw notFree();
    }
  }

  private async ask(mode: Mode, { roomTypeId }: ReservedRoom, stay: Stay): Promise<AddedRoom> {
    const { startDate, endDate } = stay;
    return { mode, roomTypeId, startDate, endDate, asked: await this.rooms.getOffers(mode, stay) };
  }
}

function offerOf({ asked, roomTypeId }: AddedRoom, rateId: string | undefined): PricedOffer {
  const ofType = asked.offers.filter((offer) => offer.roomTypeId === roomTypeId);
  const own = ofType.find((offer) => offer.rateId === rateId) ?? ofType.find(({ rateType }) => rateType === 'standard');
  if (!own) throw notFree();
  return own;
}

function priceOf(room: ReservedRoom, { nights, extraGuestsCents }: PricedOffer, levies: Levy[]): StayPrice {
  const { adults, children, roomTypeId, startDate, endDate } = room;
  // what is charged once a stay, or by percent, depends on what stands already
  if (room.nights.length < nightsBetween(startDate, endDate)) throw notPriced();
  const bookedCents = room.nights.map(({ cents }) => cents);
  const booked = { nightsCents: bookedCents, extraGuestsCents: 0, adults, children, roomTypeId, levies };
  return priceAdded(booked, { nightsCents: nights.map(({ cents }) => cents), extraGuestsCents });
}
