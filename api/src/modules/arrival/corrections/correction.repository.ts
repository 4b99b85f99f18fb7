import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { CorrectionEntity } from './correction.entity.ts';

type OpenCorrection = Pick<CorrectionEntity, 'precheckinId' | 'fact'>;

/** The table `precheckin_correction`. */
@Injectable()
export class CorrectionRepository {
  constructor(@InjectRepository(CorrectionEntity) private readonly corrections: Repository<CorrectionEntity>) {}

  find(id: string): Promise<CorrectionEntity | null> {
    return this.corrections.findOneBy({ id });
  }

  /** Newest first. */
  list(precheckinId: string): Promise<CorrectionEntity[]> {
    return this.corrections.find({ where: { precheckinId }, order: { requestedAt: 'DESC', fact: 'ASC' } });
  }

  /** In the order in which they were asked for. */
  listOpen(precheckinId: string): Promise<CorrectionEntity[]> {
    return this.corrections.find({ where: { precheckinId, doneAt: IsNull() }, order: { requestedAt: 'ASC' } });
  }

  findOpen({ precheckinId, fact }: OpenCorrection, transaction: Transaction): Promise<CorrectionEntity | null> {
    return this.in(transaction).findOneBy({ precheckinId, fact, doneAt: IsNull() });
  }

  count(precheckinId: string, transaction: Transaction): Promise<number> {
    return this.in(transaction).countBy({ precheckinId });
  }

  countOpen(precheckinId: string, transaction: Transaction): Promise<number> {
    return this.in(transaction).countBy({ precheckinId, doneAt: IsNull() });
  }

  save(correction: Partial<CorrectionEntity>, transaction: Transaction): Promise<{ id: string }> {
    return this.in(transaction).save(correction as CorrectionEntity);
  }

  /** @returns false where it was done already, or is not there */
  async markDone(
    key: Pick<CorrectionEntity, 'id' | 'precheckinId'>,
    done: Pick<CorrectionEntity, 'doneAt' | 'doneBy'>,
    transaction: Transaction,
  ): Promise<boolean> {
    const { affected } = await this.in(transaction).update({ ...key, doneAt: IsNull() }, done);
    return affected === 1;
  }

  private in(transaction: Transaction): Repository<CorrectionEntity> {
    return transaction.getRepository(CorrectionEntity);
  }
}
