import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Correction } from '@booking/contracts/precheckins';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import type { CorrectionEntity } from './correction.entity.ts';
import { CorrectionRepository } from './correction.repository.ts';

const shown = ({ precheckinId: _, requestedAt, doneAt, ...row }: CorrectionEntity): Correction => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});

/** Changes that guests asked for, at the front desk. */
@Injectable()
export class DeskCorrectionsService {
  constructor(
    private readonly corrections: CorrectionRepository,
    private readonly repository: PrecheckinRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(precheckinId: string): Promise<Correction[]> {
    return (await this.corrections.list(precheckinId)).map(shown);
  }

  /** Notes that a change was made, by whom. One that was noted before stays as it is. @throws Refusal 404 */
  async markDone(mode: Mode, precheckinId: string, id: string, by: User): Promise<void> {
    const { guestName } = await this.precheckins.getOfMode(mode, precheckinId);
    const correction = await this.corrections.find(id);
    if (correction?.precheckinId !== precheckinId) throw notFound('This change');
    await this.transactions.run(async (transaction) => {
      await this.precheckins.lock(precheckinId, transaction);
      const done = { doneAt: this.clock.now(), doneBy: by.name };
      if (!(await this.corrections.markDone({ id, precheckinId }, done, transaction))) return;
      const openCorrections = await this.corrections.countOpen(precheckinId, transaction);
      await this.repository.update(precheckinId, { openCorrections }, transaction);
      const subject = { type: 'precheckin', id: precheckinId, label: guestName };
      const detail = { precheckinId, kind: correction.fact };
      await this.audit.record({ by, action: 'precheckins.correct', subject, detail }, transaction);
    });
  }
}
