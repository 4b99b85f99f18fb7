import type { Mode } from '@booking/contracts/mode';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Cursor } from '../../platform/http/page-link.ts';
import { PaymentEntity } from './payment.entity.ts';

/** Ids of a mode's payments, newest first, from where a list goes on. */
export function newestPayments(
  em: EntityManager,
  mode: Mode,
  after: Cursor | undefined,
): SelectQueryBuilder<PaymentEntity> {
  const query = em
    .createQueryBuilder(PaymentEntity, 'payment')
    .select('payment.id', 'id')
    .where('payment.mode = :mode', { mode })
    .orderBy('payment.createdAt', 'DESC')
    .addOrderBy('payment.id', 'DESC');
  if (after) query.andWhere('(payment.createdAt, payment.id) < (:at, :id)', after);
  return query;
}
