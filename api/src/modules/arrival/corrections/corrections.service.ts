import { Injectable } from '@nestjs/common';
import type { NewCorrection } from '@booking/contracts/corrections';
import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { requireOngoingStay } from '../precheckin/guest-steps.rule.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { isAlreadyRight, knownFact } from './corrected-fact.rule.ts';
import { CorrectionNotes } from './correction-notes.job.ts';
import { CorrectionRepository } from './correction.repository.ts';

/** Of one stay. Somebody who asks for more than that has something to discuss. */
const mostCorrections = 20;

const refused = (code: string, sentence: string): Refusal => new Refusal(409, code, sentence);

/** Changes of a name, phone, email or dates that guests ask for before arrival. The front desk makes them. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly corrections: CorrectionRepository,
    private readonly repository: PrecheckinRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly notes: CorrectionNotes,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps what a guest asks for, and tells the front desk. The same asked again changes nothing; another wish for the same fact
   * replaces the first. @throws Refusal 409 once the stay is over, where nothing would change, and after too many
   */
  async request(found: PrecheckinEntity, { fact, wanted, note }: NewCorrection): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const precheckin = await this.precheckins.lock(found.id, transaction);
      requireOngoingStay(precheckin);
      const was = knownFact(fact, precheckin);
      if (isAlreadyRight({ fact, wanted }, was)) throw refused('nothing_to_change', 'This is what we have already.');
      const open = await this.corrections.findOpen({ precheckinId: found.id, fact }, transaction);
      const asked = { was, wanted: toStorable(wanted), note: toStorable(note || null) };
      if (open && open.wanted === asked.wanted && open.note === asked.note) return;
      if (!open && (await this.corrections.count(found.id, transaction)) >= mostCorrections)
        throw refused('too_many_changes', 'You have asked for many changes. Please call the hotel.');
      const requestedAt = this.clock.now();
      const correction = { ...(open && { id: open.id }), precheckinId: found.id, fact, ...asked, requestedAt };
      const { id } = await this.corrections.save(correction, transaction);
      await this.updateCount(found.id, transaction);
      await this.notes.enqueue(id, transaction);
    });
  }

  /** What a guest asked for and nobody has made yet, as the page shows it. */
  async listForGuest(precheckinId: string): Promise<PrecheckinSession['corrections']> {
    const open = await this.corrections.listOpen(precheckinId);
    return open.map(({ fact, wanted, requestedAt }) => ({ fact, wanted, requestedAt: requestedAt.toISOString() }));
  }

  /** The list of pre-check-ins shows it, sorted by the last change. */
  private async updateCount(precheckinId: string, transaction: Transaction): Promise<void> {
    const openCorrections = await this.corrections.countOpen(precheckinId, transaction);
    await this.repository.update(precheckinId, { openCorrections, changedAt: this.clock.now() }, transaction);
  }
}
