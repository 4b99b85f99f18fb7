import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { HotelStays } from '@booking/contracts/stays';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { RecentReads } from '../../../platform/outbound/recent-reads.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { toStays } from './stays.mapper.ts';

/** Desks that look at the same days share one answer, so that all of them together stay far below five requests a second. */
const sharedMs = 20_000;
/** Answers hold hundreds of names, so few are kept. */
const mostShared = 12;

const shownDays = 13;

export type Dates = { from?: string | undefined; to?: string | undefined };

/** Who comes, stays and leaves, as the property system has it; nothing of it is stored here. */
@Injectable()
export class StaysService {
  private readonly recent = new RecentReads<HotelStays>(sharedMs, mostShared);

  constructor(
    private readonly property: PropertySystem,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws ProviderError */
  list(mode: Mode, { from: wanted, to: last }: Dates): Promise<HotelStays> {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const from = wanted ?? today;
    const to = last ?? addDays(from, shownDays);
    return this.recent.read([mode, today, from, to].join(' '), async () => {
      const readAt = this.clock.now();
      const [list, roomTypes] = await Promise.all([
        this.property.listStays(mode, from, to),
        this.property.listRoomTypes(mode),
      ]);
      return { from, to, today, readAt: readAt.toISOString(), ...toStays(list, roomTypes) };
    });
  }
}
