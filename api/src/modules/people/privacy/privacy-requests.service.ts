import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { pageOf, type Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';

/** What guests have asked for so far. */
@Injectable()
export class PrivacyRequests {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PrivacyRequestEntity) private readonly privacyRequests: Repository<PrivacyRequestEntity>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Writes down that somebody was looked for, and not who. */
  async searched(by: User): Promise<void> {
    await this.audit.record({ by, action: 'privacy.find', detail: {} });
  }

  /** Writes down that somebody's file leaves the house, before it does. */
  async exported(personHash: string, by: User): Promise<PrivacyRequestEntity> {
    const now = this.clock.now();
    return this.database.transaction(async (em) => {
      const row = { kind: 'export' as const, personHash, requestedAt: now, requestedBy: by.name, finishedAt: now };
      const made = await em.save(PrivacyRequestEntity, row as PrivacyRequestEntity);
      await this.audit.record({ by, action: 'privacy.export', detail: { request: made.id } }, em);
      return made;
    });
  }

  async page(limit: number, after?: Cursor): Promise<{ rows: PrivacyRequestEntity[]; next: Cursor | undefined }> {
    const query = this.privacyRequests
      .createQueryBuilder('request')
      .orderBy('request.requestedAt', 'DESC')
      .addOrderBy('request.id', 'DESC')
      .limit(limit + 1);
    if (after) query.where('(request.requestedAt, request.id) < (:at, :id)', after);
    return pageOf(await query.getMany(), limit, ({ requestedAt: at, id }) => ({ at, id }));
  }

  /** @throws Refusal 404 */
  async read(id: string): Promise<PrivacyRequestEntity> {
    const found = await this.privacyRequests.findOneBy({ id });
    if (!found) throw notFound('This request');
    return found;
  }
}
