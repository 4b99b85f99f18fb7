import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { currentRequest, type Change } from '../../../platform/http/request.context.ts';
import type { AuditEventEntity } from './audit-event.entity.ts';
import { toActorColumns, toOpenedEvent, type Actor } from './audit-event.mapper.ts';
import { AuditEventRepository } from './audit-event.repository.ts';
import { changedFields, type Facts } from './changed-fields.rule.ts';
import { AuditKeys } from '../audit-chain/audit-keys.service.ts';
import { redacted } from './redacted.mapper.ts';
import { sealingSubjects } from './sealing-subjects.rule.ts';
import { sortFacts } from './sorted-facts.mapper.ts';

export type { Actor };

type Deed = Partial<Change> & { by: Actor; action: string; detail?: Facts };

/** Who did what, and when; read for as long as it is kept, changed by nobody. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: AuditEventRepository,
    private readonly keys: AuditKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a deed down, with `transaction` as part of it. Of its facts only those that its action allows are kept, of before and
   * after only what differs, and of nothing a secret; words are sealed. @returns its id
   */
  async record(deed: Deed, transaction?: Transaction): Promise<string> {
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
        ? await this.keys.seal(sealingSubjects(deed), sealed, transaction)
        : { sealed: null, sealedFor: null };
    const event: Omit<AuditEventEntity, 'id'> = {
      at: this.clock.now(),
      ...toActorColumns(by),
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
    const id = await this.events.insert(event, transaction);
    request?.audited.add(action);
    return id;
  }

  /**
   * Writes down what the request in hand changes, under the name that its endpoint has for it; the product itself changes what no
   * request does.
   */
  async change(change: Change & { detail?: Facts }, transaction?: Transaction): Promise<void> {
    const request = currentRequest();
    const named = request?.endpoint?.audit;
    const action = named && named !== 'nothing' ? named : `${change.subject.type}.change`;
    await this.record({ by: request?.user ?? null, action, ...change }, transaction);
  }

  /**
   * Forgets what happened before a moment, the one thing that is ever taken out of the log; where the chain went on is kept.
   * @returns how many events
   */
  async forgetBefore(moment: Date): Promise<number> {
    return this.transactions.run(async (transaction) => {
      // read before anything goes: the change of the setting may be among it
      const keptDays = await this.events.keptDays(this.clock.now(), transaction);
      const forgotten = await this.events.forgetBefore(moment, transaction);
      if (!forgotten) return 0;
      const detail = { before: moment.toISOString(), ...forgotten, keptDays };
      await this.record({ by: null, action: 'audit.forget', detail }, transaction);
      return forgotten.removed;
    });
  }

  /** As they can be read now. */
  async opened(events: readonly AuditEventEntity[]): Promise<AuditEventEntity[]> {
    const sealed = await this.keys.open(events);
    return events.map((event, index) => toOpenedEvent(event, sealed[index]));
  }

  /** Deeds of a kind whose detail names this pre-check-in, newest first. */
  async ofPrecheckin(id: string, action: string): Promise<AuditEventEntity[]> {
    return this.opened(await this.events.listOfPrecheckin(id, action));
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
