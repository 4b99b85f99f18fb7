import { Injectable, Logger } from '@nestjs/common';
import { PersonalData, type ErasureRow } from '@booking/contracts/privacy-desk';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ErasureRecordRepository } from './erasure-record.repository.ts';
import { ErasureSteps } from './erasure-steps.service.ts';
import type { PersonToErase } from '../privacy/person.rule.ts';
import { PersonalDataRepository } from '../privacy/personal-data.repository.ts';
import type { PrivacyRequestEntity } from '../privacy/privacy-request.entity.ts';
import { PrivacyRequestRepository } from '../privacy/privacy-request.repository.ts';
import { SealedPersons } from './sealed-persons.service.ts';

type Report = Map<PersonalData, ErasureRow>;

/** Carries an erasure out, kind by kind; the report says which kinds are done. */
@Injectable()
export class ErasureRun {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly transactions: Transactions,
    private readonly requests: PrivacyRequestRepository,
    private readonly personalData: PersonalDataRepository,
    private readonly steps: ErasureSteps,
    private readonly records: ErasureRecordRepository,
    private readonly sealedPersons: SealedPersons,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Under a lock, for after a restart the job may be queued twice. @throws Error while a kind is left, so that the queue retries */
  async carryOut(id: string): Promise<void> {
    await this.withLock(id, async (request) => {
      const report = await this.takeSteps(request, false);
      const waiting = [...report.values()].filter(({ result }) => result === 'waiting').map(({ what }) => what);
      if (waiting.length > 0) throw new Error(`Not erased yet: ${waiting.join(', ')}.`);
      await this.finish(id, report);
    });
  }

  /** Does at once all of an erasure that needs no other service. */
  async carryOutHere(id: string): Promise<void> {
    try {
      await this.withLock(id, (request) => this.takeSteps(request, true));
    } catch (error) {
      this.logger.warn({ err: error, request: id });
    }
  }

  private withLock(id: string, work: (request: PrivacyRequestEntity) => Promise<unknown>): Promise<void> {
    return this.transactions.run(async (transaction) => {
      // retried later, in case the other run fails
      if (!(await tryAdvisoryLock(transaction, `erasure ${id}`)))
        throw new Error('Another process carries out this erasure.');
      const request = await this.requests.findUnfinished(id);
      if (request?.person) await work(request);
    });
  }

  /** Each kind once, those that are waiting again. */
  private async takeSteps(request: PrivacyRequestEntity, isHereOnly: boolean): Promise<Report> {
    const { id } = request;
    const person = this.sealedPersons.open(request.person!);
    // before anything is erased, so that a database restored later learns of it
    await this.records.save(request, person);
    const report: Report = new Map(request.report.map((row) => [row.what, row]));
    const keep = (row: Omit<ErasureRow, 'at'>): Promise<void> => this.keep(id, report, person, row);
    let hasErased = false;
    for (const step of this.steps.listFor(person)) {
      const before = report.get(step.what);
      if ((before && before.result !== 'waiting') || (isHereOnly && step.isElsewhere)) continue;
      try {
        await step.carryOut(keep, before);
        hasErased = true;
      } catch (error) {
        this.logger.warn({ err: error, request: id, step: step.what });
        const waiting = { what: step.what, result: 'waiting' as const, count: 0, proofs: [] };
        // what is erased stays so, also when only saving that failed
        await keep({ ...waiting, ...report.get(step.what), note: (error as Error).message });
      }
    }
    if (hasErased) await this.personalData.vacuum();
    return report;
  }

  /** Saves the report, and what is left to erase. */
  private async keep(id: string, report: Report, person: PersonToErase, row: Omit<ErasureRow, 'at'>): Promise<void> {
    // a note about nothing found would confuse
    const note = row.count > 0 || row.result === 'waiting' ? row.note : null;
    report.set(row.what, { ...row, note, at: this.clock.now().toISOString() });
    const rows = PersonalData.options.flatMap((what) => report.get(what) ?? []);
    await this.requests.update(id, { report: rows, person: this.sealedPersons.seal(person) });
  }

  private async finish(id: string, report: Report): Promise<void> {
    const rows = [...report.values()].map(({ what, result, count }) => ({ what, result, count }));
    await this.transactions.run(async (transaction) => {
      await this.requests.update(id, { finishedAt: this.clock.now(), person: null }, transaction);
      const detail = { request: id, report: rows };
      await this.audit.record({ by: null, action: 'privacy.erased', detail }, transaction);
    });
  }
}
