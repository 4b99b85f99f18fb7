import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { AlertMessageEntity } from './alert-message.entity.ts';

@Injectable()
export class AlertMessagesRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<AlertMessageEntity | null> {
    return this.rows().findOneBy({ id });
  }

  findNewest(): Promise<AlertMessageEntity | null> {
    return this.rows().findOne({ where: {}, order: { id: 'DESC' } });
  }

  /** The newest message of each alert of a mode. */
  listNewestPerAlert(mode: Mode): Promise<AlertMessageEntity[]> {
    return this.rows()
      .createQueryBuilder('message')
      .distinctOn(['message.alertId'])
      .where('message.mode = :mode', { mode })
      .orderBy('message.alertId')
      .addOrderBy('message.id', 'DESC')
      .getMany();
  }

  /** @returns the id of the message */
  async create(
    message: Pick<AlertMessageEntity, 'mode' | 'alertId' | 'kind' | 'alert'>,
    transaction?: Transaction,
  ): Promise<string> {
    return (await this.rows(transaction).save(message)).id;
  }

  async setSent(id: string, sentAt: Date): Promise<void> {
    await this.rows().update({ id }, { sentAt, error: null });
  }

  /** Why the newest attempt to send a message failed. */
  async setError(id: string, error: string): Promise<void> {
    await this.rows().update({ id }, { error });
  }

  private rows(transaction?: Transaction): Repository<AlertMessageEntity> {
    return (transaction ?? this.database.manager).getRepository(AlertMessageEntity);
  }
}
