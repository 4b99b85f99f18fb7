import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssistantEntity } from '../editing/assistant.entity.ts';

/** Who publishes an assistant, and until when other publishes are refused. A lease is identified by its end. */
@Injectable()
export class PublishingLeaseRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns whether it was free, and the assistant is not archived */
  async acquire(id: number, publishingBy: string, publishingUntil: Date, now: Date): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update(AssistantEntity)
      .set({ publishingUntil, publishingBy })
      .where('id = :id AND archived_at IS NULL', { id })
      .andWhere('(publishing_until IS NULL OR publishing_until < :now)', { now })
      .execute();
    return affected !== 0;
  }

  /** @returns whether the lease was still held */
  async renew(id: number, publishingUntil: Date, later: Date): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      AssistantEntity,
      { id, publishingUntil },
      { publishingUntil: later },
    );
    return affected !== 0;
  }

  async end(id: number, publishingUntil: Date): Promise<void> {
    const free = { publishingUntil: null, publishingBy: null };
    await this.database.manager.update(AssistantEntity, { id, publishingUntil }, free);
  }
}
