import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { PaymentEntity } from '../records/payment.entity.ts';
import type { OurPayment } from './found-difference.rule.ts';

/** What a match reads of our payments. */
@Injectable()
export class MatchedPaymentsRepository {
  constructor(@InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>) {}

  /** Those paid since a moment, and those that Stripe names by session, payment or reference. */
  listPaidSince(
    mode: Mode,
    since: Date,
    stripe: { sessions: string[]; refunded: string[]; references: (string | null)[] },
  ): Promise<OurPayment[]> {
    const where =
      'paid_at >= :since OR stripe_session = ANY(:sessions) OR provider_payment = ANY(:refunded) OR id = ANY(:references)';
    return this.list(mode, where, { since, ...stripe });
  }

  /** Those for some reservations, and those with some ids. */
  listForReservations(mode: Mode, reservations: string[], ids: string[]): Promise<OurPayment[]> {
    return this.list(mode, 'reservation_id = ANY(:reservations) OR id = ANY(:ids)', { reservations, ids });
  }

  private list(mode: Mode, where: string, values: object): Promise<OurPayment[]> {
    return this.payments.createQueryBuilder().where('mode = :mode', { mode }).andWhere(`(${where})`, values).getMany();
  }
}
