import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import type { RowCount } from '@booking/contracts/row-count';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { eachPage, pageOf, type Cursor, type SortValue } from '../../../platform/http/lists/page-link.mapper.ts';
import { toListedPrecheckin } from './listed-precheckin.mapper.ts';
import { PrecheckinListRepository, type PrecheckinFilter } from './precheckin-list.repository.ts';
import { cursorOfPrecheckin, type PrecheckinSort } from './precheckin-sort.rule.ts';

type Page = { precheckins: ListedPrecheckin[]; next: Cursor<SortValue> | undefined };

/** Pre-check-ins of a mode. */
@Injectable()
export class PrecheckinListService {
  constructor(
    private readonly repository: PrecheckinListRepository,
    private readonly clock: Clock,
  ) {}

  async page(
    mode: Mode,
    limit: number,
    filter: PrecheckinFilter,
    sort: PrecheckinSort,
    after?: Cursor<SortValue>,
  ): Promise<Page> {
    const found = await this.repository.list(mode, limit + 1, filter, sort, after);
    const { rows, next } = pageOf(found, limit, (row) => cursorOfPrecheckin(row, sort));
    const now = this.clock.now();
    return { precheckins: rows.map((row) => toListedPrecheckin(row, now)), next };
  }

  count(mode: Mode, filter: PrecheckinFilter): Promise<RowCount> {
    return this.repository.count(mode, filter);
  }

  /** All pages of a filter, one after the other. */
  async *pages(mode: Mode, filter: PrecheckinFilter, sort: PrecheckinSort): AsyncIterable<ListedPrecheckin[]> {
    const pages = eachPage<SortValue, Page>((limit, after) => this.page(mode, limit, filter, sort, after));
    for await (const { precheckins } of pages) yield precheckins;
  }
}
