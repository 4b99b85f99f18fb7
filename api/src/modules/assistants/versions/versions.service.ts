import { Injectable } from '@nestjs/common';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { AssistantVersion, FieldDifference } from '@booking/contracts/publishing';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { AssistantVersionEntity } from '../editing/assistant-version.entity.ts';
import { AssistantEntity } from '../editing/assistant.entity.ts';
import type { Publication } from '../publishing/publication.mapper.ts';
import { changesBetween } from './version-changes.rule.ts';

/** How a version came to be. */
export type VersionRecord = {
  author: string;
  note: string;
  /** What was read back; undefined when it could not be. */
  differences: FieldDifference[] | undefined;
  /** The tools of others that it had then; null when it could not be read back. */
  foreignTools: string[] | null;
  /** What of the draft becomes another with it, unless somebody saved it meanwhile. */
  draft?: Partial<AssistantDraft> | undefined;
};

/** Everything that went live. */
@Injectable()
export class AssistantVersions {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AssistantEntity) private readonly assistants: Repository<AssistantEntity>,
    @InjectRepository(AssistantVersionEntity) private readonly assistantVersions: Repository<AssistantVersionEntity>,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. @throws Refusal 404 */
  async list(id: number): Promise<AssistantVersion[]> {
    const row = await this.assistants.findOneBy({ id });
    if (!row) throw notFound('This assistant');
    const versions = await this.assistantVersions.find({ where: { assistant: id }, order: { version: 'DESC' } });
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
    const row = await this.assistantVersions.findOneBy({ assistant, version });
    if (!row) throw notFound('This version');
    return row;
  }

  /**
   * Makes something the live version; only whoever holds the assistant's lease may.
   * @param row the assistant as it was when the lease was taken @returns its number, and whether a draft that was to change stays
   */
  record(
    row: AssistantEntity,
    what: Publication,
    { author, note, differences, foreignTools, draft }: VersionRecord,
  ): Promise<{ version: number; draftStays: boolean }> {
    const { id, revision } = row;
    return this.database.transaction(async (em) => {
      const newest = (await em.maximum(AssistantVersionEntity, 'version', { assistant: id })) ?? 0;
      const now = this.clock.now();
      const { prompt, toolNames, documentation, isRecorded } = what;
      const version = newest + 1;
      await em.insert(AssistantVersionEntity, {
        assistant: id,
        version,
        publishedAt: now,
        author,
        note,
        isVerified: differences?.length === 0,
        draft: what.draft,
        prompt,
        toolNames,
        documentation,
        isRecorded,
        foreignTools,
      });
      const drift = differences ?? [];
      await em.update(
        AssistantEntity,
        { id },
        {
          status: 'published',
          lastPublishedAt: now,
          publishedVersion: version,
          drift,
          driftSince: drift.length > 0 ? now : null,
          driftCheckedAt: differences ? now : null,
        },
      );
      const { affected } = draft
        ? await em.update(AssistantEntity, { id, revision }, { ...draft, revision: () => 'revision + 1' })
        : {};
      await this.audit.change(
        {
          subject: { type: 'assistant', id: String(id), label: row.name },
          before: { publishedVersion: row.publishedVersion },
          after: { publishedVersion: version },
          detail: { note },
        },
        em,
      );
      return { version, draftStays: affected === 0 };
    });
  }
}
