import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { toListedPrecheckin } from './listed-precheckin.mapper.ts';
import { PrecheckinListRepository, type PrecheckinFilter } from './precheckin-list.repository.ts';

type Page = { precheckins: ListedPrecheckin[]; next: Cursor | undefined };

/** Pre-check-ins of a mode, newest first. */
@Injectable()
export class PrecheckinListService {
  constructor(
    private readonly repository: PrecheckinListRepository,
    private readonly clock: Clock,
  ) {}

  async page(mode: Mode, limit: number, filter: PrecheckinFilter, after?: Cursor): Promise<Page> {
    const found = await this.repository.list(mode, limit + 1, filter, after);
    const { rows, next } = pageOf(found, limit, ({ sentAt: at, id }) => ({ at, id }));
    const now = this.clock.now();
    return { precheckins: rows.map((row) => toListedPrecheckin(row, now)), next };
  }
}
