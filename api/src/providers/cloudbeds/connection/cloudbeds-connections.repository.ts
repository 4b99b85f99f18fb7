import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { CloudbedsConnectionEntity } from './cloudbeds-connection.entity.ts';

@Injectable()
export class CloudbedsConnectionsRepository {
  constructor(
    @InjectRepository(CloudbedsConnectionEntity) private readonly connections: Repository<CloudbedsConnectionEntity>,
  ) {}

  find(mode: Mode): Promise<CloudbedsConnectionEntity | null> {
    return this.connections.findOneBy({ mode });
  }

  /** Locks the connection until the transaction ends. */
  lock(mode: Mode, transaction: Transaction): Promise<CloudbedsConnectionEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return transaction.findOne(CloudbedsConnectionEntity, { where: { mode }, lock });
  }

  async save(connection: CloudbedsConnectionEntity, transaction?: Transaction): Promise<CloudbedsConnectionEntity> {
    return (transaction ?? this.connections.manager).save(CloudbedsConnectionEntity, connection);
  }

  async saveProblem(mode: Mode, problem: string, transaction: Transaction): Promise<void> {
    await transaction.update(CloudbedsConnectionEntity, { mode }, { problem });
  }

  async delete(mode: Mode): Promise<void> {
    await this.connections.delete({ mode });
  }
}
