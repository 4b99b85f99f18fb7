import { Injectable } from '@nestjs/common';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { CallCountsRepository } from './call-counts.repository.ts';
import type { CallFilter } from './call-filter.repository.ts';
import { isSortedByIndex, type CallSort } from './call-sort.rule.ts';

/** Which calls are sorted, and how. */
@Injectable()
export class CallSorts {
  constructor(private readonly counts: CallCountsRepository) {}

  /**
   * Whether the calls that fit are read and sorted, because they are few; else an index has them in this order.
   * @throws Refusal 400 where they are many, and no index knows which of them fit
   */
  async isRead(filter: CallFilter, sort: CallSort): Promise<boolean> {
    if (sort.column === 'timestamp') return false;
    if (isSortedByIndex(filter, sort)) {
      const hasDays = filter.from !== undefined || filter.to !== undefined;
      return hasDays && (await this.counts.areFewOnDays(filter));
    }
    if ((await this.counts.areFewOfValue(filter)) || (await this.counts.areSortableOnDays(filter))) return true;
    const by = sort.column === 'duration' ? 'length' : 'cost';
    throw new Refusal(
      400,
      'sort_too_wide',
      `There are too many calls to sort by ${by} with this filter. Choose fewer days, or clear the filter.`,
    );
  }
}
