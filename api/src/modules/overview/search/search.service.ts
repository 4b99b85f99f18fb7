import { Injectable } from '@nestjs/common';
import { may, type Role } from '@booking/contracts/roles';
import type { SearchHit } from '@booking/contracts/search';
import { Env } from '../../../platform/env/env.service.ts';
import { Modes } from '../../hotel/mode/mode.service.ts';
import { guestsOf, reservationsOf } from './search-groups.mapper.ts';
import { callHit, guestHit, paymentHit, reservationHit } from './search-hits.mapper.ts';
import { wordsWanted } from './search-patterns.rule.ts';
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
    private readonly modes: Modes,
    private readonly env: Env,
  ) {}

  /** What of the current mode has every word of `q` and may be read by that role; the newest five of each kind. */
  async find(q: string, role: Role): Promise<SearchHit[]> {
    const words = wordsWanted(q);
    if (words.length === 0) return [];
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const wanted = { mode: await this.modes.current(), words, id: q };
    const [calls, payments, events] = await Promise.all([
      this.records.calls(wanted, most),
      throughFew(
        (limit) => this.records.payments(wanted, limit),
        (rows) => guestsOf(rows).length >= most && reservationsOf([], rows).length >= most,
      ),
      throughFew(
        (limit) => this.records.reservationEvents(wanted, limit),
        (rows) => reservationsOf(rows, []).length >= most,
      ),
    ]);
    const kinds = [
      { kind: 'Guests', access: 'payments:read', hits: guestsOf(payments).map(guestHit) },
      { kind: 'Calls', access: 'calls:read', hits: calls.map((call) => callHit(call, zone)) },
      { kind: 'Reservations', access: 'reservations:read', hits: reservationsOf(events, payments).map(reservationHit) },
      { kind: 'Payments', access: 'payments:read', hits: payments.map((payment) => paymentHit(payment, zone)) },
    ] as const;
    return kinds
      .filter(({ access }) => may(role, access))
      .flatMap(({ kind, hits }) => hits.slice(0, most).map((hit) => ({ kind, ...hit })));
  }
}
