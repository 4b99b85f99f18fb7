import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { VerificationLog } from '@booking/contracts/staff-verification';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import type { VerificationLogEntity } from './verification-log.entity.ts';
import { VerificationLogRepository, type LogFilter, type VerificationFailures } from './verification-log.repository.ts';

export type VerificationAttempt = Pick<
  VerificationLogEntity,
  'mode' | 'employeeName' | 'phoneNumber' | 'ipAddress' | 'callId'
>;

const toLog = ({ createdAt, mode: _, ...log }: VerificationLogEntity): VerificationLog => ({
  ...log,
  employeeName: log.employeeName || null,
  timestamp: createdAt.toISOString(),
});

/** How the error begins of an attempt that ended before there was a code to answer. */
export const notSentPrefix = 'No code was sent: ';

/** Every attempt to be verified, newest first. */
@Injectable()
export class VerificationLogs {
  constructor(
    private readonly logs: VerificationLogRepository,
    private readonly modes: ModeService,
  ) {}

  /** @param error why it failed; null when it did not */
  async write(attempt: VerificationAttempt, error: string | null, transaction?: Transaction): Promise<void> {
    await this.logs.insert({ ...attempt, success: error === null, errorMessage: error }, transaction);
  }

  /** Of the current mode. */
  async page(
    filter: Omit<LogFilter, 'mode'>,
    limit: number,
    after?: Cursor,
  ): Promise<{ logs: VerificationLog[]; next: Cursor | undefined }> {
    const mode = await this.modes.current();
    const { rows, next } = await this.logs.page({ ...filter, mode }, limit, after);
    return { logs: rows.map(toLog), next };
  }

  /**
   * How many answers to a code failed since a time, and when the first and the last of them did. Codes for unknown numbers do not count:
   * there is no code to guess.
   */
  failures(mode: Mode, since: Date): Promise<VerificationFailures> {
    return this.logs.countFailures(mode, since, notSentPrefix);
  }
}
