import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/auth';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { requestInHand, type Change } from '../../platform/http/request-in-hand.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import { changedFields, type Facts } from './changed-fields.ts';
import { redacted } from './redacted.ts';

/** Somebody with an account, a guest or a tool by what it is called, or nobody where the product acts by itself. */
export type Actor = Pick<User, 'id' | 'email'> | { kind: 'guest' | 'tool'; name: string } | null;

type Deed = Partial<Change> & { by: Actor; action: string; detail?: Facts };

const whoOf = (by: Actor): Pick<AuditEventEntity, 'actorKind' | 'actorId' | 'actorEmail'> => {
  if (!by) return { actorKind: 'product', actorId: null, actorEmail: null };
  if ('kind' in by) return { actorKind: by.kind, actorId: null, actorEmail: by.name };
  return { actorKind: 'person', actorId: by.id, actorEmail: by.email };
};

/** Who did what, and when; read for as long as it is kept, changed by nobody. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AuditEventEntity) private readonly auditEvents: Repository<AuditEventEntity>,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a deed down, with `em` as part of that transaction. Of before and after only what differs is kept, and of nothing a
   * secret. @returns its id
   */
  async record(deed: Deed, em: EntityManager = this.database.manager): Promise<string> {
    const { by, action, subject, detail = {} } = deed;
    const { before, after } = changedFields(deed.before, deed.after);
    const request = requestInHand();
    const event: Omit<AuditEventEntity, 'id'> = {
      at: this.clock.now(),
      ...whoOf(by),
      action,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      subjectLabel: subject?.label ?? null,
      detail: redacted(detail),
      before: before ? redacted(before) : null,
      after: after ? redacted(after) : null,
      requestId: request?.id ?? null,
      address: request?.address ?? null,
    };
    const { id } = await em.save(AuditEventEntity, event as AuditEventEntity);
    request?.audited.add(action);
    return id;
  }

  /**
   * Writes down what the request in hand changes, under the name that its endpoint has for it; the product itself changes what no
   * request does.
   */
  async change(change: Change & { detail?: Facts }, em?: EntityManager): Promise<void> {
    const request = requestInHand();
    const named = request?.endpoint?.audit;
    const action = named && named !== 'nothing' ? named : `${change.subject.type}.change`;
    await this.record({ by: request?.user ?? null, action, ...change }, em);
  }

  /**
   * Forgets what happened before a moment, the one thing that is ever taken out of the log; where the chain went on is kept.
   * @returns how many events
   */
  async forgetBefore(moment: Date): Promise<number> {
    return this.database.transaction(async (em) => {
      const sql = 'SELECT removed::int, upto::int, upto_hash AS "uptoHash" FROM forget_audit_before($1)';
      const [gone] = await em.query<{ removed: number; upto: number; uptoHash: string }[]>(sql, [moment]);
      if (!gone) return 0;
      await this.record({ by: null, action: 'audit.forget', detail: { before: moment.toISOString(), ...gone } }, em);
      return gone.removed;
    });
  }

  /** Deeds of a kind whose detail names this pre-check-in, newest first. */
  async ofPrecheckin(id: string, action: string): Promise<AuditEventEntity[]> {
    return this.auditEvents
      .createQueryBuilder('event')
      .where(`event.detail ->> 'precheckinId' = :id AND event.action = :action`, { id, action })
      .orderBy('event.id', 'DESC')
      .getMany();
  }

  /**
   * The pages of an export, which is written down before the first of them leaves the house, so that none does unseen, and once more
   * with the number of rows when the last has left or whoever asked went away.
   */
  async export<Row>(
    { by, what, ...detail }: { by: User; what: string } & Record<string, unknown>,
    pages: AsyncIterable<Row[]>,
  ): Promise<AsyncIterable<Row[]>> {
    const id = await this.record({ by, action: `${what}.export`, detail });
    return this.counted(pages, (rows, isWhole) =>
      this.record({ by, action: `${what}.exported`, detail: { export: id, rows, isWhole } }),
    );
  }

  private async *counted<Row>(
    pages: AsyncIterable<Row[]>,
    done: (rows: number, isWhole: boolean) => Promise<unknown>,
  ): AsyncIterable<Row[]> {
    let rows = 0;
    let isWhole = false;
    try {
      for await (const page of pages) {
        rows += page.length;
        yield page;
      }
      isWhole = true;
    } finally {
      await done(rows, isWhole);
    }
  }
}
