import { Injectable } from '@nestjs/common';
import type { UnavailableRoomType } from '@booking/contracts/inventory';
import type { Mode } from '@booking/contracts/mode';
import { addDays } from '@booking/hotel/hotel-time';
import { whyNotFree } from '@booking/hotel/why-not-free';
import { ProviderCache } from '../../../platform/outbound/provider-cache.service.ts';
import { PropertySystem, type Stay } from '../../../providers/property-system.port.ts';
import type { RatePlan } from '../../../providers/rate-plan.schema.ts';
import { RoomsOnOffer } from '../../booking/selection/rooms-on-offer.service.ts';
import { Inventory, keptSeconds } from './inventory.service.ts';

/** Room types that are not free, and why. */
@Injectable()
export class UnavailableRoomTypesService {
  constructor(
    private readonly inventory: Inventory,
    private readonly rooms: RoomsOnOffer,
    private readonly property: PropertySystem,
    private readonly cache: ProviderCache,
  ) {}

  /** The room types that are not free for a stay, each with its reasons. */
  async list(mode: Mode, stay: Stay): Promise<UnavailableRoomType[]> {
    // a restriction of departure stands on the night of that day
    const untilDeparture = { ...stay, endDate: addDays(stay.endDate, 1) };
    const [types, plans, asked] = await Promise.all([
      this.cache.getOrLoad(`room types ${mode}`, keptSeconds, () => this.property.listRoomTypes(mode)),
      this.inventory.plans(mode, untilDeparture),
      this.rooms.getOffers(mode, stay, keptSeconds),
    ]);
    const offered = new Set(asked.offers.map(({ roomTypeId }) => roomTypeId));
    const free = new Set((await this.rooms.subtractHolds(asked)).map(({ roomTypeId }) => roomTypeId));
    return types.value
      .filter(({ id }) => !free.has(id))
      .map(({ id, name, maxGuests }) => ({
        roomTypeID: id,
        roomTypeName: name,
        reasons: whyNotFree({
          ...stay,
          guests: stay.adults + stay.children,
          maxGuests,
          isHeld: offered.has(id),
          nights: usualPlan(plans.value, id)?.nights ?? [],
        }),
      }));
  }
}

/** The base rate of a room type, which is the least restricted. */
function usualPlan(plans: readonly RatePlan[], roomTypeId: string): RatePlan | undefined {
  const ofType = plans.filter((plan) => plan.roomTypeId === roomTypeId);
  return ofType.find(({ planId }) => planId === null) ?? ofType[0];
}
