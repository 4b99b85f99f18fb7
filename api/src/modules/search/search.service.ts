import { Injectable } from '@nestjs/common';
import { may, type Permission, type Role } from '@booking/contracts/roles';
import type { SearchHit } from '@booking/contracts/search';
import { Env } from '../../platform/env/env.ts';
import { Modes } from '../mode/modes.ts';
import { callHit, guestHit, paymentHit, reservationHit, type Hit } from './search-hits.ts';
import { patternsOf } from './search-patterns.ts';
import { SearchRepository, type Wanted } from './search.repository.ts';

type Kind = { kind: string; access: Permission; find: (wanted: Wanted) => Promise<Hit[]> };

@Injectable()
export class SearchService {
  constructor(
    private readonly records: SearchRepository,
    private readonly modes: Modes,
    private readonly env: Env,
  ) {}

  /** What of the current mode has every word of `q` and may be read by that role; the newest five of each kind. */
  async find(q: string, role: Role): Promise<SearchHit[]> {
    const patterns = patternsOf(q);
    if (patterns.length === 0) return [];
    const wanted = { mode: await this.modes.current(), patterns, id: q };
    const readable = this.kinds.filter(({ access }) => may(role, access));
    const hits = readable.map(async ({ kind, find }) => (await find(wanted)).map((hit) => ({ kind, ...hit })));
    return (await Promise.all(hits)).flat();
  }

  /** In the order they are shown. */
  private get kinds(): readonly Kind[] {
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    return [
      {
        kind: 'Guests',
        access: 'payments:read',
        find: async (wanted) => (await this.records.guests(wanted)).map(guestHit),
      },
      {
        kind: 'Calls',
        access: 'calls:read',
        find: async (wanted) => (await this.records.calls(wanted)).map((call) => callHit(call, zone)),
      },
      {
        kind: 'Reservations',
        access: 'reservations:read',
        find: async (wanted) => (await this.records.reservations(wanted)).map(reservationHit),
      },
      {
        kind: 'Payments',
        access: 'payments:read',
        find: async (wanted) => (await this.records.payments(wanted)).map((payment) => paymentHit(payment, zone)),
      },
    ];
  }
}
