import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, LessThan, MoreThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { VerificationChallengeEntity } from './verification-challenge.entity.ts';

/** A challenge that was passed after `since`. */
type Passed = { holder: Buffer; mode: Mode; since: Date };

const wherePassed = ({ since, ...where }: Passed) => ({ ...where, passedAt: MoreThan(since) });

@Injectable()
export class VerificationChallengeRepository {
  constructor(private readonly database: DataSource) {}

  find(id: string): Promise<VerificationChallengeEntity | null> {
    return this.challenges().findOneBy({ id });
  }

  findByHolder(holder: Buffer, mode: Mode): Promise<VerificationChallengeEntity | null> {
    return this.challenges().findOneBy({ holder, mode });
  }

  findPassed(passed: Passed): Promise<VerificationChallengeEntity | null> {
    return this.challenges().findOneBy(wherePassed(passed));
  }

  /** @returns whether there was one */
  async deletePassed(passed: Passed, transaction: Transaction): Promise<boolean> {
    const { affected } = await this.challenges(transaction).delete(wherePassed(passed));
    return Boolean(affected);
  }

  /** In place of the holder's last. */
  async save(challenge: VerificationChallengeEntity, transaction: Transaction): Promise<void> {
    await this.challenges(transaction).upsert(challenge, ['holder']);
  }

  async deleteExpired(before: Date, transaction: Transaction): Promise<void> {
    await this.challenges(transaction).delete({ expiresAt: LessThan(before) });
  }

  private challenges(transaction?: Transaction): Repository<VerificationChallengeEntity> {
    return (transaction ?? this.database.manager).getRepository(VerificationChallengeEntity);
  }
}
