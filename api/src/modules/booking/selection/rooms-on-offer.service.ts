import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Levy } from '@booking/hotel/pricing';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { ProviderCache, type CachedAnswer } from '../../../platform/outbound/provider-cache.service.ts';
import { PropertySystem, type RoomOffer, type Stay } from '../../../providers/property-system.port.ts';
import type { TermsPolicies } from '../terms/terms-policy.rule.ts';
import { TermsService } from '../terms/terms.service.ts';
import { toPricedOffer, type PricedOffer } from './priced-offer.mapper.ts';
import { RoomHoldRepository } from './room-hold.repository.ts';

/** Guests who look at the same time share an answer. */
const shareSeconds = 4;

/** What the property system had free, and when it was asked. */
export type RoomOffers = { mode: Mode; stay: Stay; offers: PricedOffer[]; levies: readonly Levy[]; at: Date };

const plain = ({ startDate, endDate, adults, children }: Stay): Stay => ({ startDate, endDate, adults, children });

const keyOf = (mode: Mode, stay: Stay): string => `room offers ${mode} ${Object.values(plain(stay)).join(' ')}`;

/** What can be sold for a stay: what the property system has free, less what is held for guests who are about to pay. */
@Injectable()
export class RoomsOnOffer {
  constructor(
    private readonly property: PropertySystem,
    private readonly cache: ProviderCache,
    private readonly holds: RoomHoldRepository,
    private readonly terms: TermsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the property system; never within a transaction, for many may wait here at once.
   * @param seconds how old an answer may be that others got
   */
  async getOffers(mode: Mode, stay: Stay, seconds = shareSeconds): Promise<RoomOffers> {
    const [offers, levies, policies] = await Promise.all([
      this.cache.getOrLoad(keyOf(mode, stay), seconds, () => this.property.listOffers(mode, plain(stay))),
      this.property.listLevies(mode),
      this.terms.getPolicies(mode),
    ]);
    return this.askedOf(mode, stay, offers, levies, policies);
  }

  /** What the property system had free when it was last asked, however long ago; undefined when it never was. */
  async findLast(mode: Mode, stay: Stay): Promise<RoomOffers | undefined> {
    const [offers, levies, policies] = await Promise.all([
      this.cache.findLast<RoomOffer[]>(keyOf(mode, stay)),
      this.property.findLastLevies(mode),
      this.terms.getPolicies(mode),
    ]);
    return offers && levies && this.askedOf(mode, stay, offers, levies.value, policies);
  }

  /**
   * What is left of it now, cheapest first. A hold that became a reservation still counts for an answer that is older than the
   * reservation. @param exceptSessions sessions whose own holds do not count
   */
  async subtractHolds(
    asked: RoomOffers,
    exceptSessions: string[] = [],
    transaction?: Transaction,
  ): Promise<PricedOffer[]> {
    const { mode, stay, at: bookedAfter } = asked;
    const filter = { mode, stay, now: this.clock.now(), bookedAfter, exceptSessions };
    const held = await this.holds.countByType(filter, transaction);
    return asked.offers
      .map((offer) => ({ ...offer, roomsAvailable: offer.roomsAvailable - (held.get(offer.roomTypeId) ?? 0) }))
      .filter(({ roomsAvailable }) => roomsAvailable > 0)
      .sort((one, other) => one.price.totalCents - other.price.totalCents);
  }

  private askedOf(
    mode: Mode,
    stay: Stay,
    { value, at }: CachedAnswer<RoomOffer[]>,
    levies: readonly Levy[],
    policies: TermsPolicies,
  ): RoomOffers {
    const offers = value.map((offer) => {
      const priced = toPricedOffer(offer, stay, levies);
      return { ...priced, terms: this.terms.of(policies, priced, stay) };
    });
    return { mode, stay: plain(stay), offers, levies, at };
  }
}
