import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { Transactions } from '../database/transactions.service.ts';
import { EnteredCredentialEntity } from './entered-credential.entity.ts';

@Injectable()
export class EnteredCredentialsRepository {
  constructor(
    @InjectRepository(EnteredCredentialEntity) private readonly credentials: Repository<EnteredCredentialEntity>,
    private readonly transactions: Transactions,
  ) {}

  list(): Promise<EnteredCredentialEntity[]> {
    return this.credentials.find();
  }

  /** All of them at once, or none. */
  async replace(saved: readonly EnteredCredentialEntity[], removed: readonly string[]): Promise<void> {
    await this.transactions.run(async (transaction) => {
      if (removed.length > 0) await transaction.delete(EnteredCredentialEntity, { name: In([...removed]) });
      if (saved.length > 0) await transaction.upsert(EnteredCredentialEntity, [...saved], ['name']);
    });
  }
}
