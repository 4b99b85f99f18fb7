import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '@booking/contracts/call-outcome';
import type { Mode } from '@booking/contracts/mode';
import { callOutcome, type CheckoutFact } from '@booking/hotel/call-outcome';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, LessThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { askOften } from '../../platform/database/ask-often.ts';
import { PaymentEntity } from './payment.entity.ts';

const tolerated = 10 * 60_000;

@Injectable()
export class Payments {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly clock: Clock,
  ) {}

  /** What a call led to, from the checkouts that came of it. */
  async outcomeOfCall(callId: string, em: EntityManager = this.database.manager): Promise<CallOutcome> {
    const sql = 'SELECT paid_at AS "paidAt", expires_at AS "expiresAt" FROM payment WHERE call_id = $1';
    return callOutcome(await em.query<CheckoutFact[]>(sql, [callId]), this.clock.now());
  }

  /** Cents confirmed between two instants, less what was refunded of them. */
  async revenueCents(mode: Mode, from: Date, to: Date): Promise<number> {
    const [row] = await askOften<{ cents: number }>(
      this.database,
      `SELECT coalesce(sum(amount_cents - refunded_cents), 0)::int AS cents FROM payment
       WHERE mode = $1 AND paid_at >= $2 AND paid_at < $3`,
      [mode, from, to],
    );
    return row!.cents;
  }

  /** Whether a payment is paid and not in the property system: given up, or tried for ten minutes. */
  isUnsynced({ syncStatus, paidAt }: PaymentEntity): boolean {
    return syncStatus === 'failed' || (syncStatus === 'pending' && paidAt !== null && paidAt < this.longAgo);
  }

  /** When a payment became so. */
  unsyncedAt({ syncStatus, syncFailedAt, paidAt, createdAt }: PaymentEntity): Date {
    const paid = paidAt ?? createdAt;
    return syncStatus === 'failed' ? (syncFailedAt ?? paid) : new Date(paid.getTime() + tolerated);
  }

  /** Those of a mode, oldest first. */
  unsynced(mode: Mode): Promise<PaymentEntity[]> {
    const where = this.whereUnsynced.map((each) => ({ mode, ...each }));
    return this.payments.find({ where, order: { paidAt: 'ASC' } });
  }

  /** What `isUnsynced` says, for a query. */
  get whereUnsynced(): FindOptionsWhere<PaymentEntity>[] {
    return [{ syncStatus: 'failed' }, { syncStatus: 'pending', paidAt: LessThan(this.longAgo) }];
  }

  private get longAgo(): Date {
    return new Date(this.clock.now().getTime() - tolerated);
  }
}
