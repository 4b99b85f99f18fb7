import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { AssistantVersionEntity } from '../editing/assistant-version.entity.ts';

type VersionKey = Pick<AssistantVersionEntity, 'assistant' | 'version'>;

/** What went live. Rows are never changed. */
@Injectable()
export class AssistantVersionRepository {
  constructor(private readonly database: DataSource) {}

  find({ assistant, version }: VersionKey): Promise<AssistantVersionEntity | null> {
    return this.database.manager.findOneBy(AssistantVersionEntity, { assistant, version });
  }

  /** Newest first. */
  list(assistant: number): Promise<AssistantVersionEntity[]> {
    return this.database.manager.find(AssistantVersionEntity, { where: { assistant }, order: { version: 'DESC' } });
  }

  async listByKeys(keys: VersionKey[]): Promise<AssistantVersionEntity[]> {
    return keys.length === 0 ? [] : this.database.manager.findBy(AssistantVersionEntity, keys);
  }

  /** 0 when there is none. */
  async findNewestNumber(assistant: number, transaction: Transaction): Promise<number> {
    return (await transaction.maximum(AssistantVersionEntity, 'version', { assistant })) ?? 0;
  }

  async insert(version: AssistantVersionEntity, transaction: Transaction): Promise<void> {
    await transaction.insert(AssistantVersionEntity, version);
  }
}
