import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Levy } from '@booking/hotel/pricing';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ProviderCache, type Remembered } from '../../../platform/outbound/provider-cache.service.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import { PropertySystem, type RoomOffer, type Stay } from '../../../providers/property-system.port.ts';
import { toPricedOffer, type PricedOffer } from './priced-offer.mapper.ts';

/** Guests who look at the same time share an answer. */
const shareSeconds = 4;

/** What the property system had free, and when it was asked. */
export type RoomOffers = { mode: Mode; stay: Stay; offers: PricedOffer[]; at: Date };

const plain = ({ startDate, endDate, adults, children }: Stay): Stay => ({ startDate, endDate, adults, children });

const keyOf = (mode: Mode, stay: Stay): string => `room offers ${mode} ${Object.values(plain(stay)).join(' ')}`;

const askedOf = (
  mode: Mode,
  stay: Stay,
  { value, at }: Remembered<RoomOffer[]>,
  levies: readonly Levy[],
): RoomOffers => ({
  mode,
  stay: plain(stay),
  offers: value.map((offer) => toPricedOffer(offer, stay, levies)),
  at,
});

type HeldType = { type: string; held: number };

const heldTypes = `
  SELECT room_type_id AS type, max(held)::int AS held
  FROM (SELECT room_type_id, night, count(*) AS held
        FROM generate_series($2::date, $3::date - 1, interval '1 day') AS night
        JOIN room_hold ON night >= start_date AND night < end_date
        WHERE mode = $1 AND (session_id = ANY($5::uuid[])) IS NOT TRUE
          AND CASE WHEN booked_at IS NULL THEN expires_at > $4 ELSE booked_at > $6 END
        GROUP BY 1, 2) AS nights
  GROUP BY 1`;

/** What can be sold for a stay: what the property system has free, less what is held for guests who are about to pay. */
@Injectable()
export class RoomsOnOffer {
  constructor(
    private readonly property: PropertySystem,
    private readonly cache: ProviderCache,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the property system; never within a transaction, for many may wait here at once.
   * @param seconds how old an answer may be that others got
   */
  async ask(mode: Mode, stay: Stay, seconds = shareSeconds): Promise<RoomOffers> {
    const [offers, levies] = await Promise.all([
      this.cache.remember(keyOf(mode, stay), seconds, () => this.property.offers(mode, plain(stay))),
      this.property.levies(mode),
    ]);
    return askedOf(mode, stay, offers, levies);
  }

  /** What the property system had free when it was last asked, however long ago; undefined when it never was. */
  async last(mode: Mode, stay: Stay): Promise<RoomOffers | undefined> {
    const [offers, levies] = await Promise.all([
      this.cache.last<RoomOffer[]>(keyOf(mode, stay)),
      this.property.lastLevies(mode),
    ]);
    return offers && levies && askedOf(mode, stay, offers, levies.value);
  }

  /** What is left of it now, cheapest first. @param exceptFor sessions whose own holds do not count */
  async left(
    asked: RoomOffers,
    exceptFor: string[] = [],
    em: EntityManager = this.database.manager,
  ): Promise<PricedOffer[]> {
    const held = await this.held(asked, exceptFor, em);
    return asked.offers
      .map((offer) => ({ ...offer, roomsAvailable: offer.roomsAvailable - (held.get(offer.roomTypeId) ?? 0) }))
      .filter(({ roomsAvailable }) => roomsAvailable > 0)
      .sort((one, other) => one.price.totalCents - other.price.totalCents);
  }

  /**
   * How many rooms of each type are kept on the busiest night of a stay. A hold that became a reservation still counts for an
   * answer that is older than the reservation.
   */
  private async held({ mode, stay, at }: RoomOffers, exceptFor: string[], em: EntityManager) {
    const values = [mode, stay.startDate, stay.endDate, this.clock.now(), exceptFor, at];
    // within a transaction it is asked of that
    const rows =
      em === this.database.manager
        ? await preparedQuery<HeldType>(this.database, heldTypes, values)
        : await em.query<HeldType[]>(heldTypes, values);
    return new Map(rows.map(({ type, held }) => [type, held]));
  }
}
