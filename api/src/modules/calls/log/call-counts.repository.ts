import { Injectable } from '@nestjs/common';
import type { RowCount } from '@booking/contracts/row-count';
import { DataSource } from 'typeorm';
import { countRows } from '../../../platform/database/keyset-search/row-count.query.ts';
import { isShort } from '../../../platform/database/keyset-search/sorted-ids.query.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { callWordsCondition, listOfCalls, type CallFilter } from './call-filter.repository.ts';

/** So many calls are sorted sooner than an index in their order comes to a page of them, wherever they lie. */
const few = 5_000;
/** So many are read in time of the index by time, which knows all that calls are filtered and sorted by. */
const mostOnDays = 50_000;

/** How many calls there are; none of these counts reads more than it has to know. */
@Injectable()
export class CallCountsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  /** Calls that match a filter, as staff are told. */
  count(filter: CallFilter): Promise<RowCount> {
    return countRows(this.database, this.list(filter), filter.q ? callWordsCondition(filter.q) : undefined);
  }

  /** Whether the days of a filter have so few calls that sorting them is the fastest way. */
  areFewOnDays(filter: CallFilter): Promise<boolean> {
    return this.areAtMost(few, filter);
  }

  /** Whether they have few enough to sort, whatever else the filter leaves of them. */
  areSortableOnDays(filter: CallFilter): Promise<boolean> {
    return this.areAtMost(mostOnDays, filter);
  }

  /** Whether one of the values that a filter asks for has few enough. */
  async areFewOfValue({ mode, from, to, assistant, outcome, endReason }: CallFilter): Promise<boolean> {
    const values = [assistant && { assistant }, outcome && { outcome }, endReason && { endReason }];
    for (const value of values)
      if (value && (await isShort(this.database, this.list({ mode, from, to, ...value }), few))) return true;
    return false;
  }

  private areAtMost(most: number, { mode, from, to }: CallFilter): Promise<boolean> {
    return isShort(this.database, this.list({ mode, from, to }), most);
  }

  private list(filter: CallFilter) {
    return listOfCalls(filter, this.env.settings.HOTEL_TIME_ZONE);
  }
}
