import { Injectable } from '@nestjs/common';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import type { Cursor } from '../../../platform/http/lists/page-link.mapper.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import type { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { PrivacyRequestRepository } from './privacy-request.repository.ts';

/** What guests have asked for so far. */
@Injectable()
export class PrivacyRequests {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: PrivacyRequestRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Records that a search took place, without the person. */
  async recordSearch(by: User): Promise<void> {
    await this.audit.record({ by, action: 'privacy.find', detail: {} });
  }

  /** Records an export of a person's file, before it leaves the hotel. */
  async recordExport(personHash: string, by: User): Promise<PrivacyRequestEntity> {
    const now = this.clock.now();
    return this.transactions.run(async (transaction) => {
      const row = { kind: 'export' as const, personHash, requestedAt: now, requestedBy: by.name, finishedAt: now };
      const request = await this.requests.insert(row, transaction);
      await this.audit.record({ by, action: 'privacy.export', detail: { request: request.id } }, transaction);
      return request;
    });
  }

  page(limit: number, after?: Cursor): Promise<{ rows: PrivacyRequestEntity[]; next: Cursor | undefined }> {
    return this.requests.page(limit, after);
  }

  /** @throws Refusal 404 */
  async get(id: string): Promise<PrivacyRequestEntity> {
    const found = await this.requests.find(id);
    if (!found) throw notFound('This request');
    return found;
  }
}
