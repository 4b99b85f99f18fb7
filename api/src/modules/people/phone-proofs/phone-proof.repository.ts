import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import type { NewCode } from '../../../platform/codes/one-time-codes.service.ts';
import { PhoneProofEntity } from './phone-proof.entity.ts';

@Injectable()
export class PhoneProofRepository {
  private readonly proofs: Repository<PhoneProofEntity>;

  constructor(database: DataSource) {
    this.proofs = database.getRepository(PhoneProofEntity);
  }

  /** @throws EntityNotFoundError */
  get(id: string): Promise<PhoneProofEntity> {
    return this.proofs.findOneByOrFail({ id });
  }

  isPassed(id: string): Promise<boolean> {
    return this.proofs.existsBy({ id, passedAt: Not(IsNull()) });
  }

  /** In place of the last code. */
  async save(id: string, code: NewCode['columns']): Promise<void> {
    await this.proofs.upsert({ id, ...code }, ['id']);
  }
}
