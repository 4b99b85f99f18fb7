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

type AuditEntry = Partial<Change> & { by: Actor; action: string; detail?: Facts };

/** The log of who did what, and when. Its events are only ever added. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: AuditEventRepository,
    private readonly keys: AuditKeys,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an event, within `transaction` if there is one. It keeps only the facts that the action allows, only fields that changed, and
   * no secrets; words are sealed. @returns its id
   */
  async record(entry: AuditEntry, transaction?: Transaction): Promise<string> {
    const { by, action, subject, detail = {} } = entry;
    const { before, after } = changedFields(entry.before, entry.after);
    const request = currentRequest();
    const { open, sealed } = sortFacts(action, {
      detail: redacted(detail),
      before: before ? redacted(before) : null,
      after: after ? redacted(after) : null,
      subject: { id: subject?.id ?? null, label: subject?.label ?? null, isTyped: subject?.isTyped },
    });
    const words =
      Object.keys(sealed).length > 0
        ? await this.keys.seal(sealingSubjects(entry), sealed, transaction)
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
   * Records a change under the name that the endpoint of the current request has for it. Without a request the product itself made it.
   */
  async recordChange(change: Change & { detail?: Facts }, transaction?: Transaction): Promise<void> {
    const request = currentRequest();
    const named = request?.endpoint?.audit;
    const action = named && named !== 'nothing' ? named : `${change.subject.type}.change`;
    await this.record({ by: request?.user ?? null, action, ...change }, transaction);
  }

  /**
   * Removes the events before a moment, which is the only way out of the log. A checkpoint keeps where the chain continues.
   * @returns how many events
   */
  async forgetBefore(moment: Date): Promise<number> {
    return this.transactions.run(async (transaction) => {
      // read first: the event that changed the setting may be among those removed
      const keptDays = await this.events.keptDays(this.clock.now(), transaction);
      const forgotten = await this.events.forgetBefore(moment, transaction);
      if (!forgotten) return 0;
      const detail = { before: moment.toISOString(), ...forgotten, keptDays };
      await this.record({ by: null, action: 'audit.forget', detail }, transaction);
      return forgotten.removed;
    });
  }

  /** With their sealed words, as far as the keys still exist. */
  async openFacts(events: readonly AuditEventEntity[]): Promise<AuditEventEntity[]> {
    const sealed = await this.keys.open(events);
    return events.map((event, index) => toOpenedEvent(event, sealed[index]));
  }

  /** Events of an action whose detail names this pre-check-in, newest first. */
  async listOfPrecheckin(id: string, action: string): Promise<AuditEventEntity[]> {
    return this.openFacts(await this.events.listOfPrecheckin(id, action));
  }

  /**
   * The pages of an export. It is recorded before the first page is sent, so that no export goes unseen, and again with the number of
   * rows when it ends or the client disconnects.
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
