import { Injectable } from '@nestjs/common';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { AssistantVersion, FieldDifference } from '@booking/contracts/publishing';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import type { AssistantVersionEntity } from '../editing/assistant-version.entity.ts';
import type { AssistantEntity } from '../editing/assistant.entity.ts';
import { AssistantRepository } from '../editing/assistant.repository.ts';
import type { Publication } from '../publishing/publication.mapper.ts';
import { AssistantVersionRepository } from './assistant-version.repository.ts';
import { changesBetween } from './version-changes.rule.ts';

/** How a version came to be. */
export type VersionRecord = {
  author: string;
  note: string;
  /** What was read back; undefined when it could not be. */
  differences: FieldDifference[] | undefined;
  /** The tools of others that it had then; null when it could not be read back. */
  foreignTools: string[] | null;
  /** The fields of the draft that change with it, unless the draft was saved meanwhile. */
  draft?: Partial<AssistantDraft> | undefined;
};

/** Everything that went live. */
@Injectable()
export class AssistantVersions {
  constructor(
    private readonly transactions: Transactions,
    private readonly assistants: AssistantRepository,
    private readonly versions: AssistantVersionRepository,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. @throws Refusal 404 */
  async list(id: number): Promise<AssistantVersion[]> {
    const row = await this.assistants.find(id);
    if (!row) throw notFound('This assistant');
    const versions = await this.versions.list(id);
    return versions.map(({ version, publishedAt, author, note, isVerified, ...what }, index) => ({
      version,
      publishedAt: publishedAt.toISOString(),
      author,
      note,
      isVerified,
      isLive: version === row.publishedVersion,
      changes: changesBetween(versions[index + 1], what),
    }));
  }

  /** @throws Refusal 404 */
  async read(assistant: number, version: number): Promise<AssistantVersionEntity> {
    const row = await this.versions.find({ assistant, version });
    if (!row) throw notFound('This version');
    return row;
  }

  /**
   * Records the live version. The caller has to hold the assistant's lease.
   * @param row the assistant as it was when the lease was taken @returns its number, and whether a draft that was to change stays
   */
  record(
    row: AssistantEntity,
    what: Publication,
    { author, note, differences, foreignTools, draft }: VersionRecord,
  ): Promise<{ version: number; draftStays: boolean }> {
    const { id, revision } = row;
    return this.transactions.run(async (transaction) => {
      const newest = await this.versions.findNewestNumber(id, transaction);
      const now = this.clock.now();
      const { prompt, toolNames, documentation, isRecorded } = what;
      const version = newest + 1;
      const isVerified = differences?.length === 0;
      const sent = { draft: what.draft, prompt, toolNames, documentation, isRecorded };
      await this.versions.insert(
        { assistant: id, version, publishedAt: now, author, note, isVerified, ...sent, foreignTools },
        transaction,
      );
      const drift = differences ?? [];
      const driftSince = drift.length > 0 ? now : null;
      const driftCheckedAt = differences ? now : null;
      await this.assistants.setPublished(
        id,
        { lastPublishedAt: now, publishedVersion: version, drift, driftSince, driftCheckedAt },
        transaction,
      );
      const draftStays = draft !== undefined && !(await this.assistants.updateDraft(id, draft, revision, transaction));
      await this.audit.recordChange(
        {
          subject: { type: 'assistant', id: String(id), label: row.name },
          before: { publishedVersion: row.publishedVersion },
          after: { publishedVersion: version },
          detail: { note },
        },
        transaction,
      );
      return { version, draftStays };
    });
  }
}
