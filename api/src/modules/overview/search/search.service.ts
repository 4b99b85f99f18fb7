import { Injectable } from '@nestjs/common';
import { may, type Role } from '@booking/contracts/roles';
import type { SearchHit } from '@booking/contracts/search';
import { Env } from '../../../platform/env/env.service.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { GuestsService } from '../../people/guests/guests.service.ts';
import { groupReservations } from './search-groups.mapper.ts';
import { toCallHit, toGuestHit, toPaymentHit, toReservationHit } from './search-hits.mapper.ts';
import { searchWords } from './search-patterns.rule.ts';
import { SearchRepository } from './search.repository.ts';

/** How many hits of a kind are shown. */
const maxHits = 5;
/** Several records may be of one guest or reservation. The newest 25 mostly have enough different ones. */
const [firstRows, maxRows] = [25, 100];

/** Reads the first rows, and more where these are not enough. */
async function readUntilEnough<Row>(
  readNewest: (limit: number) => Promise<Row[]>,
  isEnough: (rows: readonly Row[]) => boolean,
): Promise<Row[]> {
  const rows = await readNewest(firstRows);
  return rows.length < firstRows || isEnough(rows) ? rows : readNewest(maxRows);
}

/** The search of the console. */
@Injectable()
export class SearchService {
  constructor(
    private readonly records: SearchRepository,
    private readonly guests: GuestsService,
    private readonly modes: ModeService,
    private readonly env: Env,
  ) {}

  /** The newest records of each kind, in the current mode, that have every word of `q` and that the role may read. */
  async find(q: string, role: Role): Promise<SearchHit[]> {
    const words = searchWords(q);
    if (words.length === 0) return [];
    const zone = this.env.settings.HOTEL_TIME_ZONE;
    const query = { mode: await this.modes.current(), words, id: q };
    const [{ guests }, calls, payments, events] = await Promise.all([
      this.guests.page(query.mode, q, maxHits),
      this.records.findCalls(query, maxHits),
      readUntilEnough(
        (limit) => this.records.findPayments(query, limit),
        (rows) => groupReservations([], rows).length >= maxHits,
      ),
      readUntilEnough(
        (limit) => this.records.findReservationEvents(query, limit),
        (rows) => groupReservations(rows, []).length >= maxHits,
      ),
    ]);
    const kinds = [
      { kind: 'Guests', access: 'guests:read', hits: guests.map(toGuestHit) },
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
      .flatMap(({ kind, hits }) => hits.slice(0, maxHits).map((hit) => ({ kind, ...hit })));
  }
}
