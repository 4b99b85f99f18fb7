import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { currentRequest, type Change } from '../../../platform/http/request.context.ts';
import { AuditEventEntity } from './audit-event.entity.ts';
import { changedFields, type Facts } from './changed-fields.rule.ts';
import { anybody, AuditKeys } from '../audit-chain/audit-keys.service.ts';
import { allowedFacts } from './allowed-facts.rule.ts';
import { keptDaysAt } from './kept-days.repository.ts';
import { redacted } from './redacted.mapper.ts';
import { openFacts, sortFacts } from './sorted-facts.mapper.ts';

/** Somebody with an account, a guest or a tool by what it is called, or nobody where the product acts by itself. */
export type Actor = Pick<User, 'id' | 'email'> | { kind: 'guest' | 'tool'; name: string } | null;

type Deed = Partial<Change> & { by: Actor; action: string; detail?: Facts };

const whoOf = (by: Actor): Pick<AuditEventEntity, 'actorKind' | 'actorId' | 'actorEmail'> => {
  if (!by) return { actorKind: 'product', actorId: null, actorEmail: null };
  if ('kind' in by) return { actorKind: by.kind, actorId: null, actorEmail: by.name };
  return { actorKind: 'person', actorId: by.id, actorEmail: by.email };
};

/** Records that somebody may be known by, in what a deed tells besides its subject. */
const recordIds = {
  callId: 'call',
  fromCallId: 'call',
  precheckinId: 'precheckin',
  reservationId: 'reservation',
  paymentId: 'payment',
};

/** Whom the words of a deed are about, by the records that an erasure finds them by. */
function subjectsOf({ action, subject, detail = {}, after = {} }: Deed): string[] {
  const facts: Facts = { ...after, ...detail };
  const named = Object.entries(recordIds).flatMap(([name, type]) =>
    typeof facts[name] === 'string' ? [`${type} ${facts[name]}`] : [],
  );
  const own = subject && !subject.isTyped ? [`${subject.type} ${subject.id}`] : [];
  const all = [...own, ...named];
  return allowedFacts(action)?.isAboutAnybody || all.length === 0 ? [anybody] : all;
}

/** Who did what, and when; read for as long as it is kept, changed by nobody. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AuditEventEntity) private readonly auditEvents: Repository<AuditEventEntity>,
    private readonly keys: AuditKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a deed down, with `em` as part of that transaction. Of its facts only those that its action allows are kept, of before and
   * after only what differs, and of nothing a secret; words are sealed. @returns its id
   */
  async record(deed: Deed, em: EntityManager = this.database.manager): Promise<string> {
    const { by, action, subject, detail = {} } = deed;
    const { before, after } = changedFields(deed.before, deed.after);
    const request = currentRequest();
    const { open, sealed } = sortFacts(action, {
      detail: redacted(detail),
      before: before ? redacted(before) : null,
      after: after ? redacted(after) : null,
      subject: { id: subject?.id ?? null, label: subject?.label ?? null, isTyped: subject?.isTyped },
    });
    const words =
      Object.keys(sealed).length > 0
        ? await this.keys.seal(em, subjectsOf(deed), sealed)
        : { sealed: null, sealedFor: null };
    const event: Omit<AuditEventEntity, 'id'> = {
      at: this.clock.now(),
      ...whoOf(by),
      action,
      subjectType: subject?.type ?? null,
      subjectId: open.subject.id,
      subjectLabel: open.subject.label,
      detail: open.detail ?? {},
      before: open.before,
      after: open.after,
      ...words,
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
    const request = currentRequest();
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
      // read before anything goes: the change of the setting may be among it
      const keptDays = await keptDaysAt(this.clock.now(), (query, given) => em.query(query, given));
      const sql = 'SELECT removed::int, upto::int, upto_hash AS "uptoHash" FROM forget_audit_before($1)';
      const [gone] = await em.query<{ removed: number; upto: number; uptoHash: string }[]>(sql, [moment]);
      if (!gone) return 0;
      const detail = { before: moment.toISOString(), ...gone, keptDays };
      await this.record({ by: null, action: 'audit.forget', detail }, em);
      return gone.removed;
    });
  }

  /** As they can be read now. */
  async opened(events: readonly AuditEventEntity[]): Promise<AuditEventEntity[]> {
    const sealed = await this.keys.open(events);
    return events.map((event, index) => {
      const { detail, before, after, subjectId: id, subjectLabel: label } = event;
      const { subject, ...parts } = openFacts({ detail, before, after, subject: { id, label } }, sealed[index]);
      return { ...event, ...parts, detail: parts.detail ?? {}, subjectId: subject.id, subjectLabel: subject.label };
    });
  }

  /** Deeds of a kind whose detail names this pre-check-in, newest first. */
  async ofPrecheckin(id: string, action: string): Promise<AuditEventEntity[]> {
    const found = await this.auditEvents
      .createQueryBuilder('event')
      .where(`event.detail ->> 'precheckinId' = :id AND event.action = :action`, { id, action })
      .orderBy('event.id', 'DESC')
      .getMany();
    return this.opened(found);
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
