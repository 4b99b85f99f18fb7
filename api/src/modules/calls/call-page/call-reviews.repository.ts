import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { CallReviewEntity } from './call-review.entity.ts';

@Injectable()
export class CallReviewsRepository {
  constructor(private readonly database: DataSource) {}

  /** A call without a review has no row and counts as not reviewed, at revision 0. */
  async getOrDefault(callId: string, transaction?: Transaction): Promise<CallReviewEntity> {
    const review = await this.manager(transaction).findOneBy(CallReviewEntity, { callId });
    return review ?? { callId, tags: [], status: 'not_reviewed', setBy: null, setAt: null, revision: 0 };
  }

  save(review: CallReviewEntity, transaction?: Transaction): Promise<CallReviewEntity> {
    return this.manager(transaction).save(CallReviewEntity, review);
  }

  private manager(transaction?: Transaction): EntityManager {
    return transaction ?? this.database.manager;
  }
}
