import { Injectable } from '@nestjs/common';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';
import type { FieldDifference } from '@booking/contracts/publishing';
import { DataSource, IsNull, Not, type QueryDeepPartialEntity } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { AssistantEntity } from './assistant.entity.ts';

export type NewAssistant = QueryDeepPartialEntity<AssistantEntity> &
  Pick<AssistantEntity, 'mode' | 'assistantId' | 'name'>;
type PublishedState = Pick<
  AssistantEntity,
  'lastPublishedAt' | 'publishedVersion' | 'drift' | 'driftSince' | 'driftCheckedAt'
>;

/** The assistants of this console, archived ones too. */
@Injectable()
export class AssistantRepository {
  constructor(private readonly database: DataSource) {}

  find(id: number): Promise<AssistantEntity | null> {
    return this.database.manager.findOneBy(AssistantEntity, { id });
  }

  get(id: number): Promise<AssistantEntity> {
    return this.database.manager.findOneByOrFail(AssistantEntity, { id });
  }

  /** @param assistantId at the voice platform */
  getByPlatformId(mode: Mode, assistantId: string, transaction: Transaction): Promise<AssistantEntity> {
    return transaction.findOneByOrFail(AssistantEntity, { mode, assistantId });
  }

  list(mode: Mode): Promise<AssistantEntity[]> {
    return this.database.manager.find(AssistantEntity, { where: { mode }, order: { id: 'ASC' } });
  }

  /** Those of all modes that went live and are not archived. */
  listLive(): Promise<AssistantEntity[]> {
    const live = { publishedVersion: Not(IsNull()), archivedAt: IsNull() };
    return this.database.manager.findBy(AssistantEntity, live);
  }

  /** @returns the id; undefined when the mode has that assistant of the platform already */
  async insert(row: NewAssistant, transaction: Transaction): Promise<number | undefined> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(AssistantEntity)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as { id: number }[])[0]?.id;
  }

  /** Those that the mode has already stay as they are. */
  async insertMissing(rows: NewAssistant[]): Promise<void> {
    await this.database.createQueryBuilder().insert().into(AssistantEntity).values(rows).orIgnore().execute();
  }

  /** Counts as a new revision of the draft. @returns whether the draft was still of that revision; of any, when it is undefined */
  async updateDraft(
    id: number,
    changes: Partial<AssistantDraft>,
    revision: number | undefined,
    transaction: Transaction,
  ): Promise<boolean> {
    const key = { id, ...(revision !== undefined && { revision }) };
    const { affected } = await transaction.update(AssistantEntity, key, {
      ...changes,
      revision: () => 'revision + 1',
    });
    return affected !== 0;
  }

  async setArchived(id: number, archivedAt: Date | null): Promise<void> {
    await this.database.manager.update(AssistantEntity, { id }, { archivedAt });
  }

  async setImageHash(id: number, imageHash: string, transaction: Transaction): Promise<void> {
    await transaction.update(AssistantEntity, { id }, { imageHash });
  }

  async setPublished(id: number, state: PublishedState, transaction: Transaction): Promise<void> {
    await transaction.update(AssistantEntity, { id }, { ...state, status: 'published' });
  }

  async setPublishFailed(id: number): Promise<void> {
    await this.database.manager.update(AssistantEntity, { id }, { status: 'error' });
  }

  /** @returns whether it counts: not when another version went live, or is being published, since the platform was read */
  async updateDrift(id: number, version: number, drift: FieldDifference[], now: Date): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(AssistantEntity)
      .set({
        drift,
        driftCheckedAt: now,
        driftSince: drift.length === 0 ? null : () => 'coalesce(drift_since, :now)',
      })
      .where('id = :id AND published_version = :version', { id, version, now })
      .andWhere('(publishing_until IS NULL OR publishing_until < :now)')
      .execute();
    return affected !== 0;
  }
}
