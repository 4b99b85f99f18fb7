import { Injectable } from '@nestjs/common';
import { may, type Role } from '@booking/contracts/roles';
import type { SearchHit } from '@booking/contracts/search';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { groupGuests, groupReservations } from './search-groups.mapper.ts';
import { toCallHit, toGuestHit, toPaymentHit, toReservationHit } from './search-hits.mapper.ts';
import { searchWords } from './search-patterns.rule.ts';
import { SearchRepository } from './search.repository.ts';

/** How many are found of a kind. */
const most = 5;
/** How many of the newest rows are looked through for different guests and reservations: few mostly have enough of them. */
const [few, looked] = [25, 100];

/** Looks through few rows, and through more where these are not enough. */
async function throughFew<Row>(
  newest: (limit: number) => Promise<Row[]>,
  isEnough: (rows: readonly Row[]) => boolean,
): Promise<Row[]> {
  const rows = await newest(few);
  return rows.length < few || isEnough(rows) ? rows : newest(looked);
}

@Injectable()
export class SearchService {
  constructor(
    private readonly records: SearchRepository,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  /** What of the current mode has every word of `q` and may be read by that role; the newest five of each kind. */
  async find(q: string, role: Role): Promise<SearchHit[]> {
    const words = searchWords(q);
    if (words.length === 0) return [];
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const wanted = { mode: await this.modes.current(), words, id: q };
    const [calls, payments, events] = await Promise.all([
      this.records.calls(wanted, most),
      throughFew(
        (limit) => this.records.payments(wanted, limit),
        (rows) => groupGuests(rows).length >= most && groupReservations([], rows).length >= most,
      ),
      throughFew(
        (limit) => this.records.reservationEvents(wanted, limit),
        (rows) => groupReservations(rows, []).length >= most,
      ),
    ]);
    const kinds = [
      { kind: 'Guests', access: 'payments:read', hits: groupGuests(payments).map(toGuestHit) },
      { kind: 'Calls', access: 'calls:read', hits: calls.map((call) => toCallHit(call, zone)) },
      {
        kind: 'Reservations',
        access: 'reservations:read',
        hits: groupReservations(events, payments).map(toReservationHit),
      },
      { kind: 'Payments', access: 'payments:read', hits: payments.map((payment) => toPaymentHit(payment, zone)) },
    ] as const;
    return kinds
      .filter(({ access }) => may(role, access))
      .flatMap(({ kind, hits }) => hits.slice(0, most).map((hit) => ({ kind, ...hit })));
  }
}
