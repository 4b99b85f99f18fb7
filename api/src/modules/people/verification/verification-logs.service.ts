import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { VerificationLog } from '@booking/contracts/staff-verification';
import { foldText } from '@booking/hotel/fold-text';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, Repository } from 'typeorm';
import { Env } from '../../../platform/env/env.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { likePattern } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import { findNewestIds, type WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { isIndexedAnywhere } from '../../../platform/database/keyset-search/word-condition.query.ts';
import { VerificationLogEntity } from './verification-log.entity.ts';

export type LogFilter = {
  mode: Mode;
  /** Hotel dates, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  success?: 'true' | 'false' | undefined;
  employeeName?: string | undefined;
};

export type VerificationAttempt = Pick<
  VerificationLogEntity,
  'mode' | 'employeeName' | 'phoneNumber' | 'ipAddress' | 'callId'
>;

type Failures = { count: number; first: Date | null; last: Date | null };

const toLog = ({ createdAt, mode: _, ...log }: VerificationLogEntity): VerificationLog => ({
  ...log,
  employeeName: log.employeeName || null,
  timestamp: createdAt.toISOString(),
});

/** An attempt is of somebody whose name has this in it. */
function wordsOfName(part: string): WordCondition {
  if (foldText(part) === '') return { count: 0, condition: 'FALSE', isIndexed: true, parameters: {} };
  const condition = `known_as(coalesce(log.employee_name, 'Unknown')) LIKE (SELECT known_as(:part))`;
  return { count: 1, condition, isIndexed: isIndexedAnywhere(part), parameters: { part: likePattern(part) } };
}

/** How the error begins of an attempt that ended before there was a code to answer. */
export const notSentPrefix = 'No code was sent: ';

/** Every attempt to be verified, newest first. */
@Injectable()
export class VerificationLogs {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(VerificationLogEntity) private readonly verificationLogs: Repository<VerificationLogEntity>,
    private readonly env: Env,
  ) {}

  /** @param error why it failed; null when it did not */
  async write(
    attempt: VerificationAttempt,
    error: string | null,
    em: EntityManager = this.database.manager,
  ): Promise<void> {
    await em.insert(VerificationLogEntity, { ...attempt, success: error === null, errorMessage: error });
  }

  async page(
    { mode, startDate, endDate, success, employeeName }: LogFilter,
    limit: number,
    after?: Cursor,
  ): Promise<{ logs: VerificationLog[]; next: Cursor | undefined }> {
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
    const found = await this.verificationLogs.find({
      where: { id: In(ids) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const { rows: shown, next } = pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }));
    return { logs: shown.map(toLog), next };
  }

  /** How many answers to a code failed since a time, and when the first and the last of them did. */
  async failures(mode: Mode, since: Date): Promise<Failures> {
    const found = await this.verificationLogs
      .createQueryBuilder('log')
      .select('count(*)::int', 'count')
      .addSelect('min(log.createdAt)', 'first')
      .addSelect('max(log.createdAt)', 'last')
      .where('log.mode = :mode AND NOT log.success AND log.createdAt >= :since', { mode, since })
      // whoever asks for codes to numbers that are nobody's has nothing to guess
      .andWhere(`NOT starts_with(coalesce(log.errorMessage, ''), :notSent)`, { notSent: notSentPrefix })
      .getRawOne<Failures>();
    return found!;
  }
}
