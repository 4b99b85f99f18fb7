import { expect, test } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { RefundsService, type RefundNews } from './refunds.service.ts';

const at = '2026-11-21T12:00:00.000Z';

/** @returns what the payment is written down as */
async function writtenDown(refunds: object, told: RefundNews) {
  const updates: object[] = [];
  const em = { update: async (_: unknown, __: unknown, row: object) => void updates.push(row) };
  const nothing = { send: async () => undefined, revoke: async () => undefined, restore: async () => undefined };
  const givenBack = new RefundsService(
    ...([nothing, nothing, nothing, { now: () => new Date(at) }] as unknown as ConstructorParameters<
      typeof RefundsService
    >),
  );
  const payment = {
    ...{ id: 'payment-1', amountCents: 2_000, purpose: 'booking', reservationId: 'R-77', sessionId: null },
    ...{ syncStatus: 'synced', status: 'completed', metadata: { refunds } },
  } as unknown as PaymentEntity;
  await givenBack.writeDown(em as unknown as EntityManager, payment, told);
  return updates[0];
}

test('a refund that failed stays failed when it is told of as good afterwards', async () => {
  const failed = { cents: 500, failure: 'lost_or_stolen_card', at };
  expect(await writtenDown({ re_1: failed }, { refundId: 're_1', cents: 500, failure: null })).toEqual({
    ...{ refundedCents: 0, status: 'completed' },
    metadata: { refunds: { re_1: failed } },
  });
});
