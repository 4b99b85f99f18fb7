import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PersonalData, type ErasureRow, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import type { User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { ErasedSubjects, type Subject } from '../../../platform/erased/erased-subjects.service.ts';
import { tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { vacuumTables } from '../../../platform/database/vacuum.repository.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { ErasureRecordRepository, type ErasureRecord } from './erasure-record.repository.ts';
import { ErasureSteps } from './erasure-steps.service.ts';
import { StoredPersonalData } from './stored-personal-data.service.ts';
import { ExternalData } from './external-data.service.ts';
import { PersonFinder } from './person-finder.service.ts';
import { identifiersOf, PersonToErase, type Person } from './person.rule.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';

const erasePerson: JobKind<{ requestId: string }> = {
  name: 'erase-person',
  data: z.object({ requestId: z.string() }),
  // for days, as long as a service is away
  retries: 10_000,
  longestWaitSeconds: 60,
  seconds: 1800,
};

const purpose = 'person to erase';
const sealedPerson = { table: 'privacy_request', id: 'id', column: 'person', purpose: () => purpose };

/** Erases people everywhere, as a job that goes on where it stopped. */
@Injectable()
export class Erasures implements OnApplicationBootstrap {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrivacyRequestEntity) private readonly privacyRequests: Repository<PrivacyRequestEntity>,
    private readonly people: PersonFinder,
    private readonly held: StoredPersonalData,
    private readonly steps: ErasureSteps,
    private readonly records: ErasureRecordRepository,
    private readonly outside: ExternalData,
    private readonly erased: ErasedSubjects,
    private readonly sealed: Sealed,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    keyChange: KeyChange,
  ) {
    keyChange.covers(sealedPerson);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(erasePerson, ({ requestId }) => this.carryOut(requestId));
    const underWay = await this.privacyRequests.findBy({ kind: 'erasure', finishedAt: IsNull() });
    for (const { id } of underWay) await this.jobs.enqueue(erasePerson, { requestId: id });
  }

  /** The one under way, where there is one. @throws Refusal 409 for whose stay is not over, unless it is meant all the same */
  async start(identifiers: string[], evenIfOpen: boolean, by: User): Promise<PrivacyRequestEntity> {
    const person = await this.people.find(identifiers);
    const open = evenIfOpen ? [] : await this.held.open(person);
    if (open.length > 0)
      throw new Refusal(409, 'still_open', `${open.join(' ')} Erase when it is over, or go on all the same.`);
    const row = await this.rowOf(person, { requestedAt: this.clock.now(), requestedBy: by.name });
    return this.database.transaction(async (em) => {
      const stored = await em
        .createQueryBuilder()
        .insert()
        .into(PrivacyRequestEntity)
        .values(row)
        .orIgnore()
        .returning('id')
        .execute();
      const [made] = stored.raw as { id: string }[];
      const where = { personHash: row.personHash, kind: row.kind, finishedAt: IsNull() };
      if (!made) return em.findOneByOrFail(PrivacyRequestEntity, where);
      const id = String(made.id);
      await this.erased.add(em, await this.subjectsOf(em, person));
      await this.audit.record({ by, action: 'privacy.erase', detail: { request: id, evenIfOpen } }, em);
      await this.jobs.enqueue(erasePerson, { requestId: id }, em);
      return em.findOneByOrFail(PrivacyRequestEntity, { id });
    });
  }

  /**
   * Begins once more what this database does not know any more, since it was restored. @param records erasures of one person
   * @returns the request, where there is something to erase
   */
  async startAgain(records: readonly ErasureRecord[], known: Person): Promise<string | undefined> {
    const person = await this.people.complete(known);
    const isThere = Object.values(known).some(({ length }) => length > 0);
    return this.database.transaction(async (em) => {
      let begun: string | undefined;
      await this.erased.addHashes(
        em,
        records.flatMap((each) => each.known),
      );
      for (const { person: personHash, at } of records) {
        const requested = { requestedAt: new Date(at), requestedBy: 'The product, after a restore' };
        const row = await this.rowOf(person, requested);
        const isOver = !isThere || begun !== undefined;
        const over = isOver ? { person: null, finishedAt: this.clock.now() } : {};
        const { id } = await em.save(PrivacyRequestEntity, { ...row, personHash, ...over } as PrivacyRequestEntity);
        if (isOver) continue;
        begun = id;
        await this.erased.add(em, await this.subjectsOf(em, person));
        await this.audit.record({ by: null, action: 'privacy.erase', detail: { request: id, evenIfOpen: true } }, em);
      }
      return begun;
    });
  }

  /** Does at once all of an erasure that needs no other service. The job does the rest; were it queued before, it might come first. */
  async carryOutHere(id: string): Promise<void> {
    await this.carryOut(id, true).catch((error: unknown) => this.logger.warn({ err: error, request: id }));
    await this.jobs.enqueue(erasePerson, { requestId: id });
  }

  private async rowOf(person: Person, requested: Pick<PrivacyRequestEntity, 'requestedAt' | 'requestedBy'>) {
    const recordings = await this.held.recordings(person);
    const all = { ...person, recordings, numbers: await this.outside.numbersOf(person.phones) };
    return {
      kind: 'erasure' as const,
      personHash: this.hashOf(person),
      person: this.sealed.seal(purpose, JSON.stringify(all)),
      ...requested,
    };
  }

  hashOf(person: Person): string {
    return this.erased.hashOf('person', identifiersOf(person).join(' '));
  }

  /** What may come late about them. */
  private async subjectsOf(em: EntityManager, { phones, calls, reservations }: Person): Promise<Subject[]> {
    const sql =
      'SELECT provider_id AS id FROM text_message WHERE (to_number = ANY ($1) OR call_id = ANY ($2)) AND provider_id <> $3';
    const texts = await em.query<{ id: string }[]>(sql, [phones, calls, '']);
    return [
      ...texts.map(({ id }) => ({ kind: 'text' as const, id })),
      ...calls.map((id) => ({ kind: 'call' as const, id })),
      ...reservations.map((id) => ({ kind: 'reservation' as const, id })),
    ];
  }

  /** One at a time: after a start the work may be in the queue twice. */
  private carryOut(id: string, isHereOnly = false): Promise<void> {
    return this.database.transaction(async (em) => {
      // tried again later, lest the other one fails
      if (!(await tryAdvisoryLock(em, `erasure ${id}`))) throw new Error('This erasure is in other hands.');
      await this.goOn(id, isHereOnly);
    });
  }

  /** Each kind once, those that are waiting again. @throws Error while one is left, to be tried again */
  private async goOn(id: string, isHereOnly: boolean): Promise<void> {
    const request = await this.privacyRequests.findOneBy({ id, finishedAt: IsNull() });
    if (!request?.person) return;
    const text = this.sealed.open(purpose, request.person);
    if (!text) throw new Error('Who is to be erased cannot be opened: SECRET_KEY is another.');
    const person = PersonToErase.parse(JSON.parse(text));
    // before anything is gone, so that whatever is restored later learns of it
    await this.records.write(request, person);
    const done = new Map(request.report.map((row) => [row.what, row]));
    const keep = async (row: Omit<ErasureRow, 'at'>): Promise<void> => {
      // of nothing there is nothing to say
      const note = row.count > 0 || row.result === 'waiting' ? row.note : null;
      done.set(row.what, { ...row, note, at: this.clock.now().toISOString() });
      const report = PersonalData.options.flatMap((what) => done.get(what) ?? []);
      await this.privacyRequests.update({ id }, { report, person: this.sealed.seal(purpose, JSON.stringify(person)) });
    };
    let hasErased = false;
    for (const step of this.steps.of(person)) {
      const before = done.get(step.what);
      if ((before && before.result !== 'waiting') || (isHereOnly && step.isElsewhere)) continue;
      try {
        await step.carryOut(keep, before);
        hasErased = true;
      } catch (error) {
        this.logger.warn({ err: error, request: id, step: step.what });
        await keep({
          what: step.what,
          result: 'waiting',
          count: 0,
          proofs: [],
          ...done.get(step.what),
          note: (error as Error).message,
        });
      }
    }
    if (hasErased) await vacuumTables(this.database);
    if (isHereOnly) return;
    const waiting = [...done.values()].filter(({ result }) => result === 'waiting').map(({ what }) => what);
    if (waiting.length > 0) throw new Error(`Not erased yet: ${waiting.join(', ')}.`);
    await this.database.transaction(async (em) => {
      await em.update(PrivacyRequestEntity, { id }, { finishedAt: this.clock.now(), person: null });
      const detail = {
        request: id,
        report: [...done.values()].map(({ what, result, count }) => ({ what, result, count })),
      };
      await this.audit.record({ by: null, action: 'privacy.erased', detail }, em);
    });
  }
}

/** A request as it is shown; who it is about is not in it. */
export const toPrivacyRequest = (request: PrivacyRequestEntity): PrivacyRequest => ({
  ...{ id: request.id, kind: request.kind, requestedBy: request.requestedBy, report: request.report },
  steps: PersonalData.options.length,
  requestedAt: request.requestedAt.toISOString(),
  finishedAt: request.finishedAt?.toISOString() ?? null,
});
