import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { foldText } from '@booking/hotel/fold-text';
import { DataSource, In } from 'typeorm';
import { likePattern } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { isIndexedAnywhere } from '../../../platform/database/keyset-search/word-condition.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { VerificationLogEntity } from './verification-log.entity.ts';

export type LogFilter = {
  mode: Mode;
  /** Hotel dates, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  success?: 'true' | 'false' | undefined;
  employeeName?: string | undefined;
};

export type VerificationFailures = { count: number; first: Date | null; last: Date | null };

/** Attempts of employees whose name contains this. */
function wordsOfName(part: string): WordCondition {
  if (foldText(part) === '') return { count: 0, condition: 'FALSE', isIndexed: true, parameters: {} };
  const condition = `known_as(coalesce(log.employee_name, 'Unknown')) LIKE (SELECT known_as(:part))`;
  return { count: 1, condition, isIndexed: isIndexedAnywhere(part), parameters: { part: likePattern(part) } };
}

@Injectable()
export class VerificationLogRepository {
  constructor(
    private readonly database: DataSource,
    private readonly env: Env,
  ) {}

  async insert(log: Omit<VerificationLogEntity, 'id' | 'createdAt'>, transaction?: Transaction): Promise<void> {
    await (transaction ?? this.database.manager).insert(VerificationLogEntity, log);
  }

  /** Newest first. */
  async page(
    { mode, startDate, endDate, success, employeeName }: LogFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ rows: VerificationLogEntity[]; next: Cursor | undefined }> {
    const days = { from: startDate, to: endDate };
    const list: NewestFirst<VerificationLogEntity> = {
      entity: VerificationLogEntity,
      name: 'log',
      at: 'createdAt',
      mode,
      after,
      within: (logs) => whereOnDays(logs, 'log.createdAt', days, this.env.settings.HOTEL_TIME_ZONE),
      fits: (logs) => success && logs.andWhere('log.success = :success', { success: success === 'true' }),
    };
    const words = employeeName ? wordsOfName(employeeName) : undefined;
    const ids = await findNewestIds(this.database, list, limit + 1, words);
    const found = await this.database.getRepository(VerificationLogEntity).find({
      where: { id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }));
  }

  /** How many attempts failed since a time, but those whose error begins so; and when the first and the last did. */
  async countFailures(mode: Mode, since: Date, butErrorsLike: string): Promise<VerificationFailures> {
    const found = await this.database
      .getRepository(VerificationLogEntity)
      .createQueryBuilder('log')
      .select('count(*)::int', 'count')
      .addSelect('min(log.createdAt)', 'first')
      .addSelect('max(log.createdAt)', 'last')
      .where('log.mode = :mode AND NOT log.success AND log.createdAt >= :since', { mode, since })
      .andWhere(`NOT starts_with(coalesce(log.errorMessage, ''), :butErrorsLike)`, { butErrorsLike })
      .getRawOne<VerificationFailures>();
    return found!;
  }
}
