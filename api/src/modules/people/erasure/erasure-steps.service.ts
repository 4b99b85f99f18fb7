import { Injectable } from '@nestjs/common';
import type { ErasureRow, PersonalData } from '@booking/contracts/privacy-desk';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { AuditWords } from './audit-words.service.ts';
import { PersonalImages } from '../privacy/personal-images.service.ts';
import { ExternalData } from './external-data.service.ts';
import { personalDataKinds, type PersonalDataKind } from '../privacy/personal-data-kinds.repository.ts';
import { PersonalDataRepository } from '../privacy/personal-data.repository.ts';
import type { PersonToErase } from '../privacy/person.rule.ts';
import { FreeTextErasure } from './free-text-erasure.service.ts';

type Keep = (row: Omit<ErasureRow, 'at'>) => Promise<void>;
/** One kind of data; `keep` writes its row of the report. */
type Step = {
  what: PersonalData;
  isElsewhere?: true;
  carryOut: (keep: Keep, before: ErasureRow | undefined) => Promise<void>;
};

/** The steps of an erasure, one for each kind of data. Each may be repeated. */
@Injectable()
export class ErasureSteps {
  constructor(
    private readonly transactions: Transactions,
    private readonly personalData: PersonalDataRepository,
    private readonly images: PersonalImages,
    private readonly freeText: FreeTextErasure,
    private readonly auditWords: AuditWords,
    private readonly external: ExternalData,
    private readonly clock: Clock,
  ) {}

  listFor(person: PersonToErase): Step[] {
    const counted = (what: PersonalData, note: string | null, erase: () => Promise<number>): Step => ({
      what,
      carryOut: async (keep) => keep({ what, result: 'erased', count: await erase(), note, proofs: [] }),
    });
    const counts = new Map<PersonalData, number>();
    return [
      ...personalDataKinds.map((own): Step => ({ what: own.what, carryOut: (keep) => this.own(own, person, keep) })),
      {
        what: 'images',
        carryOut: async (keep) => {
          counts.set('images', await this.images.delete(person.precheckins));
          const note = 'Signatures and photos of identity documents.';
          await keep({ what: 'images', result: 'erased', count: counts.get('images') ?? 0, note, proofs: [] });
        },
      },
      counted('precheckins', 'Deleted; their links open nothing any more.', async () => person.precheckins.length),
      counted('inbox', 'What services told about them is emptied; that it came is kept.', () =>
        this.freeText.emptyInbox(person),
      ),
      counted('elsewhere', 'Alerts, notes and other places that quoted them.', () =>
        this.freeText.eraseEverywhere(person),
      ),
      this.leftAt('recordings', 'recordings', person),
      this.leftAt('sent_texts', 'numbers', person),
      ...this.external.listKept(person).map((row): Step => ({
        what: row.what,
        carryOut: (keep) => keep({ ...row, proofs: [] }),
      })),
      counted(
        'audit',
        'Who did what and when is kept, for the hotel has to answer for it; nobody can read any more what was written there about them.',
        () => this.auditWords.erase(person),
      ),
    ];
  }

  private async own(own: PersonalDataKind, person: PersonToErase, keep: Keep): Promise<void> {
    const { what, erase, note = null } = own;
    const count = await this.personalData.count(own, person);
    await this.transactions.run(async (transaction) => {
      // waits for whatever still writes about one of these calls, and keeps others from starting
      for (const id of person.calls.toSorted()) await advisoryLock(transaction, `call ${id}`);
      await this.personalData.erase(own, person, transaction);
    });
    await keep({ what, result: erase ? 'erased' : 'kept', count, note, proofs: [] });
  }

  /** One after the other; the answer of the service to each is saved at once. */
  private leftAt(what: PersonalData, left: 'recordings' | 'numbers', person: PersonToErase): Step {
    return {
      what,
      isElsewhere: true,
      carryOut: async (keep, before) => {
        const proofs = [...(before?.proofs ?? [])];
        const note = this.external.notes()[left];
        let count = before?.count ?? 0;
        const row = () => ({ what, count, note, proofs });
        for (const one of [...person[left]]) {
          const erased = await this.external.erase(left, one);
          count += erased.count;
          proofs.push({ at: this.clock.now().toISOString(), answer: erased.answer });
          person[left].shift();
          await keep({ ...row(), result: 'waiting' });
        }
        const isShared = left === 'numbers' && (person.sharedNumbers ?? []).length > 0;
        await keep(isShared ? { ...row(), ...this.external.sharedTexts(count) } : { ...row(), result: 'erased' });
      },
    };
  }
}
