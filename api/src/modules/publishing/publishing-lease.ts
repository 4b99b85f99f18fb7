import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { AssistantEntity } from '../assistants/assistant.entity.ts';

/** Longer than the slowest publish takes. */
const longestMs = 5 * 60_000;

/** One publish of an assistant at a time. A process that died holds nothing for longer than the lease. */
@Injectable()
export class PublishingLease {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param by whom others are told of. @throws Refusal 404; 409 while somebody else publishes, or when it is archived */
  async hold<T>(id: number, by: string, work: (assistant: AssistantEntity) => Promise<T>): Promise<T> {
    const now = this.clock.now();
    const publishingUntil = new Date(now.getTime() + longestMs);
    const { affected } = await this.rows
      .createQueryBuilder()
      .update()
      .set({ publishingUntil, publishingBy: by })
      .where('id = :id AND archived_at IS NULL AND (publishing_until IS NULL OR publishing_until < :now)', { id, now })
      .execute();
    if (affected === 0) throw await this.refusal(id);
    try {
      return await work(await this.rows.findOneByOrFail({ id }));
    } finally {
      await this.rows.update({ id, publishingUntil }, { publishingUntil: null, publishingBy: null });
    }
  }

  private async refusal(id: number): Promise<Refusal> {
    const row = await this.rows.findOneBy({ id });
    if (!row) return notFound('This assistant');
    if (row.archivedAt) {
      return new Refusal(409, 'assistant_archived', `${row.name} is archived. Take it out of the archive first.`);
    }
    return new Refusal(409, 'being_published', `${row.name} is being published by ${row.publishingBy}.`);
  }

  private get rows() {
    return this.database.getRepository(AssistantEntity);
  }
}
