import { Injectable } from '@nestjs/common';
import type { AvailableRoomType, FeeOrTax, RatePlan as RatePlanRow } from '@booking/contracts/inventory';
import type { Mode } from '@booking/contracts/mode';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { ProviderCache, type CachedAnswer } from '../../../platform/outbound/provider-cache.service.ts';
import { PropertySystem, type Stay } from '../../../providers/property-system.port.ts';
import type { RatePlan } from '../../../providers/rate-plan.schema.ts';
import { RoomsOnOffer } from '../../booking/selection/rooms-on-offer.service.ts';
import { availableRoomType } from './available-room-type.mapper.ts';
import { feeOrTax } from './fee-or-tax.mapper.ts';
import { ratePlanRow } from './rate-plan-row.mapper.ts';

/** Specification S1, section 9. */
export const keptSeconds = 120;

const nothingKept = (): Refusal =>
  new Refusal(404, 'nothing_kept', 'Cloudbeds has not been asked for this before, so nothing is known of it.');

/** What the property system has to sell, from one cache for all. With `kept`, the newest cached answer of any age. */
@Injectable()
export class Inventory {
  constructor(
    private readonly rooms: RoomsOnOffer,
    private readonly property: PropertySystem,
    private readonly cache: ProviderCache,
  ) {}

  /** Every free room type at every rate, cheapest first. @throws Refusal 404 when nothing is kept */
  async roomTypes(mode: Mode, stay: Stay, kept: boolean): Promise<CachedAnswer<AvailableRoomType[]>> {
    const asked = kept ? await this.rooms.findLast(mode, stay) : await this.rooms.getOffers(mode, stay, keptSeconds);
    if (!asked) throw nothingKept();
    return { value: (await this.rooms.subtractHolds(asked)).map(availableRoomType), at: asked.at };
  }

  /** Every rate plan with its nights, free or not. @throws Refusal 404 when nothing is kept */
  async ratePlans(mode: Mode, stay: Stay, kept: boolean): Promise<CachedAnswer<RatePlanRow[]>> {
    const plans = kept ? await this.cache.findLast<RatePlan[]>(keyOf(mode, stay)) : await this.plans(mode, stay);
    if (!plans) throw nothingKept();
    return { value: plans.value.map(ratePlanRow), at: plans.at };
  }

  /** Taxes and fees on rooms, mandatory ones first. @throws Refusal 404 when nothing is kept */
  async feesAndTaxes(mode: Mode, kept: boolean): Promise<CachedAnswer<FeeOrTax[]>> {
    const levies = kept ? await this.property.findLastLevies(mode) : await this.property.listCachedLevies(mode);
    if (!levies) throw nothingKept();
    const inOrder = levies.value.toSorted((one, other) => Number(other.isMandatory) - Number(one.isMandatory));
    return { value: inOrder.map((levy) => feeOrTax(levy, levies.value)), at: levies.at };
  }

  /** Rate plans as the property system has them, two minutes old at most. */
  plans(mode: Mode, stay: Stay): Promise<CachedAnswer<RatePlan[]>> {
    return this.cache.getOrLoad(keyOf(mode, stay), keptSeconds, () => this.property.listRatePlans(mode, stay));
  }
}

const keyOf = (mode: Mode, { startDate, endDate, adults, children }: Stay): string =>
  `rate plans ${mode} ${startDate} ${endDate} ${adults} ${children}`;
