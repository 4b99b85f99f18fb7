import { Injectable } from '@nestjs/common';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import type { Mode } from '@booking/contracts/mode';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { runInLane } from '../../../platform/outbound/lane.context.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { PicturesService } from '../../hotel/pictures/pictures.service.ts';
import { cheapestOfEachType } from '../selection/cheapest-offers.rule.ts';
import { shownPhotos, toOfferedRoom } from '../selection/priced-offer.mapper.ts';
import { RoomsOnOffer, type RoomOffers } from '../selection/rooms-on-offer.service.ts';
import { BookableStays } from './bookable-stays.service.ts';

/** Who only looks sees what others were told within this time. */
const sharedSeconds = 60;
/** Better than nothing when the property system is away, or too much is asked of it. */
const oldestSeconds = 15 * 60;
/** Stays that nobody looked at lately. The property system answers five requests a second, and callers and guests with a link need them. */
const newStays = { points: 60, seconds: 60 };

/** What is free for a stay, for who has no link: nothing is held, and every choice is priced again. */
@Injectable()
export class FreeRoomsService {
  constructor(
    private readonly rooms: RoomsOnOffer,
    private readonly stays: BookableStays,
    private readonly pictures: PicturesService,
    private readonly limits: RateLimits,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {}

  /** Of a stay whose rooms were just asked for. */
  async list(mode: Mode, stay: Stay): Promise<FreeRooms> {
    return this.show(await this.rooms.getOffers(mode, stay, sharedSeconds));
  }

  /** Anybody may ask. @throws Refusal 400, 429; ProviderError */
  async listForAnybody(asked: Stay): Promise<FreeRooms> {
    const stay = this.stays.require(asked);
    const mode = await this.modes.current();
    const last = await this.rooms.findLast(mode, stay);
    if (this.isYounger(last, sharedSeconds)) return this.show(last);
    try {
      await this.limits.count('free-rooms', mode, newStays);
      // after the pages of guests who have a link
      return await runInLane('sync', () => this.list(mode, stay));
    } catch (error) {
      const isBusy = error instanceof Refusal || error instanceof ProviderError;
      if (isBusy && this.isYounger(last, oldestSeconds)) return this.show(last);
      throw error;
    }
  }

  private isYounger(offers: RoomOffers | undefined, seconds: number): offers is RoomOffers {
    return offers !== undefined && this.clock.now().getTime() - offers.at.getTime() < seconds * 1000;
  }

  private async show(asked: RoomOffers): Promise<FreeRooms> {
    const free = cheapestOfEachType(await this.rooms.subtractHolds(asked));
    const photos = free.flatMap(shownPhotos).map(({ image }) => image);
    const pictureOf = await this.pictures.findUrls(asked.mode, photos);
    return { ...asked.stay, rooms: free.map((offer) => toOfferedRoom(offer, { pictureOf })) };
  }
}
