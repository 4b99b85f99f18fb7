import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { AssistantImageEntity } from './assistant-image.entity.ts';

/** Profile photos. */
@Injectable()
export class AssistantImageRepository {
  constructor(private readonly database: DataSource) {}

  find(assistant: number): Promise<AssistantImageEntity | null> {
    return this.database.manager.findOneBy(AssistantImageEntity, { assistant });
  }

  async save(image: AssistantImageEntity, transaction: Transaction): Promise<void> {
    await transaction.upsert(AssistantImageEntity, image, ['assistant']);
  }

  /** Gives another assistant the photo of one that has any. */
  async copy(from: number, to: number, transaction: Transaction): Promise<void> {
    const image = await transaction.findOneBy(AssistantImageEntity, { assistant: from });
    if (image) await transaction.insert(AssistantImageEntity, { ...image, assistant: to });
  }
}
