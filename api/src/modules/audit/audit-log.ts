import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/auth';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { AuditEventEntity } from './audit-event.entity.ts';

/** Done by nobody where the product acts by itself. */
type Deed = { by: User | null; action: string; detail: Record<string, unknown> };

/** Who did what, and when; read for as long as it is kept, changed by nobody. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Writes a deed down, with `em` as part of that transaction. @returns its id */
  async record({ by, action, detail }: Deed, em: EntityManager = this.database.manager): Promise<string> {
    const who = { actorId: by?.id ?? null, actorEmail: by?.email ?? null };
    const event = { at: this.clock.now(), ...who, action, detail };
    return (await em.save(AuditEventEntity, event as AuditEventEntity)).id;
  }

  /** Deeds of a kind whose detail names this pre-check-in, newest first. */
  async ofPrecheckin(id: string, action: string): Promise<AuditEventEntity[]> {
    return this.database
      .getRepository(AuditEventEntity)
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
