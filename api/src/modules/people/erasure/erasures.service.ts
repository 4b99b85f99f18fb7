import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { ErasedSubjects, type Subject } from '../../../platform/erased/erased-subjects.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import type { ErasureRecord } from './erasure-record.repository.ts';
import { erasePerson } from './erasure.job.ts';
import { ExternalData } from './external-data.service.ts';
import { PersonFinder } from '../privacy/person-finder.service.ts';
import { identifiersOf, personOf, type Person } from '../privacy/person.rule.ts';
import { PersonalDataRepository } from '../privacy/personal-data.repository.ts';
import type { PrivacyRequestEntity } from '../privacy/privacy-request.entity.ts';
import { PrivacyRequestRepository } from '../privacy/privacy-request.repository.ts';
import { SealedPersons } from './sealed-persons.service.ts';
import { StoredPersonalData } from '../privacy/stored-personal-data.service.ts';

/** Who is to be erased: identifiers, and where several people used them, the names of those who are meant. */
type Wanted = { identifiers: string[]; guests?: string[] | undefined };

/** Starts erasures. The work itself is a job, which resumes where it stopped. */
@Injectable()
export class Erasures {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: PrivacyRequestRepository,
    private readonly personalData: PersonalDataRepository,
    private readonly people: PersonFinder,
    private readonly stored: StoredPersonalData,
    private readonly external: ExternalData,
    private readonly erased: ErasedSubjects,
    private readonly sealedPersons: SealedPersons,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Returns the erasure under way, if there is one. @throws Refusal 409 for a guest whose stay is not over, unless `evenIfOpen` */
  async start({ identifiers, guests }: Wanted, evenIfOpen: boolean, by: User): Promise<PrivacyRequestEntity> {
    const person = await this.people.find(identifiers, guests);
    const open = evenIfOpen ? [] : await this.stored.listOpen(person);
    if (open.length > 0)
      throw new Refusal(409, 'still_open', `${open.join(' ')} Erase when it is over, or go on all the same.`);
    const requested = { requestedAt: this.clock.now(), requestedBy: by.name };
    // what guests who stay have too
    const sharedNumbers = personOf(identifiers).phones.filter((phone) => !person.phones.includes(phone));
    const request = await this.newRequest(person, requested, sharedNumbers);
    return this.transactions.run(async (transaction) => {
      const inserted = await this.requests.insertErasure(request, transaction);
      if (!inserted) return this.requests.getErasureUnderWay(request.personHash, transaction);
      const { id } = inserted;
      await this.erased.add(transaction, await this.subjectsOf(person, transaction));
      await this.audit.record({ by, action: 'privacy.erase', detail: { request: id, evenIfOpen } }, transaction);
      await this.jobs.enqueue(erasePerson, { requestId: id }, transaction);
      return inserted;
    });
  }

  /**
   * Repeats erasures that a restored database does not know. @param records those of one person
   * @returns the request, where there is something to erase
   */
  async startAgain(records: readonly ErasureRecord[], known: Person): Promise<string | undefined> {
    const person = await this.people.complete(known);
    const isThere = Object.values(known).some(({ length }) => length > 0);
    return this.transactions.run(async (transaction) => {
      let started: string | undefined;
      await this.erased.addHashes(
        transaction,
        records.flatMap((each) => each.known),
      );
      for (const { person: personHash, at } of records) {
        const requested = { requestedAt: new Date(at), requestedBy: 'The product, after a restore' };
        const request = await this.newRequest(person, requested);
        const isOver = !isThere || started !== undefined;
        const over = isOver ? { person: null, finishedAt: this.clock.now() } : {};
        const { id } = await this.requests.insert({ ...request, personHash, ...over }, transaction);
        if (isOver) continue;
        started = id;
        await this.erased.add(transaction, await this.subjectsOf(person, transaction));
        const detail = { request: id, evenIfOpen: true };
        await this.audit.record({ by: null, action: 'privacy.erase', detail }, transaction);
      }
      return started;
    });
  }

  /** Of somebody who has nothing but records, these tell them from others. */
  hashOf(person: Person): string {
    const known = identifiersOf(person);
    const records = known.length > 0 ? [] : [...person.payments, ...person.sessions, ...person.precheckins].toSorted();
    return this.erased.hashOf('person', [...known, ...records].join(' '));
  }

  private async newRequest(
    person: Person,
    requested: Pick<PrivacyRequestEntity, 'requestedAt' | 'requestedBy'>,
    sharedNumbers: string[] = [],
  ) {
    const recordings = await this.personalData.listRecordings(person.calls);
    const numbers = await this.external.numbersOf(person.phones);
    return {
      kind: 'erasure' as const,
      personHash: this.hashOf(person),
      person: this.sealedPersons.seal({ ...person, recordings, numbers, sharedNumbers }),
      ...requested,
    };
  }

  /** Webhooks about these may still arrive, and must not store them again. */
  private async subjectsOf({ phones, calls, reservations }: Person, transaction: Transaction): Promise<Subject[]> {
    const texts = await this.personalData.listTextIds(phones, calls, transaction);
    return [
      ...texts.map((id) => ({ kind: 'text' as const, id })),
      ...calls.map((id) => ({ kind: 'call' as const, id })),
      ...reservations.map((id) => ({ kind: 'reservation' as const, id })),
    ];
  }
}
