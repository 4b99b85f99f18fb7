import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, Repository } from 'typeorm';
import { tryAdvisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';

type Change = Partial<PrecheckinEntity>;
type NewPrecheckin = Partial<PrecheckinEntity> & Pick<PrecheckinEntity, 'mode' | 'reservationId'>;

/** The table `precheckin`. */
@Injectable()
export class PrecheckinRepository {
  constructor(@InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>) {}

  find(id: string): Promise<PrecheckinEntity | null> {
    return this.precheckins.findOneBy({ id });
  }

  /** @throws EntityNotFoundError */
  get(id: string, transaction?: Transaction): Promise<PrecheckinEntity> {
    return this.in(transaction).findOneByOrFail({ id });
  }

  findOfMode(mode: Mode, id: string): Promise<PrecheckinEntity | null> {
    return this.precheckins.findOneBy({ id, mode });
  }

  findByReservation(mode: Mode, reservationId: string): Promise<PrecheckinEntity | null> {
    return this.precheckins.findOneBy({ mode, reservationId });
  }

  /** Revoked links find nothing; expired ones do. */
  findByToken(tokenHash: Buffer): Promise<PrecheckinEntity | null> {
    return this.precheckins.findOneBy({ tokenHash, revokedAt: IsNull() });
  }

  /** Locks the row until the transaction ends. */
  lock(id: string, transaction: Transaction): Promise<PrecheckinEntity | null> {
    return this.in(transaction).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Locks the check-in of a guest, which asks the property system meanwhile; the row itself stays free.
   * @returns false when the guest, a job or the desk has the lock; the lock ends with the transaction
   */
  tryCheckInLock(id: string, transaction: Transaction): Promise<boolean> {
    return tryAdvisoryLock(transaction, `check-in ${id}`);
  }

  /** @returns the pre-check-in of the reservation, which may have been there before */
  async insertIfMissing(precheckin: NewPrecheckin): Promise<PrecheckinEntity> {
    await this.precheckins.createQueryBuilder().insert().values(precheckin).orIgnore().execute();
    const { mode, reservationId } = precheckin;
    return this.precheckins.findOneByOrFail({ mode, reservationId });
  }

  async update(id: string, change: Change, transaction?: Transaction): Promise<void> {
    await this.in(transaction).update({ id }, change);
  }

  /** Notes when its guest first saw it. */
  async markOpened(id: string, at: Date): Promise<void> {
    await this.precheckins.update({ id, openedAt: IsNull() }, { openedAt: at });
    await this.precheckins.update({ id, step: 'sent' }, { step: 'opened', changedAt: at });
  }

  /** @returns whether the guest was not checked in before */
  async markCheckedIn(id: string, at: Date, change: Change, transaction: Transaction): Promise<boolean> {
    const checkedIn = { ...change, step: 'checked_in', changedAt: at, checkedInAt: at, problem: null } as const;
    const { affected } = await this.in(transaction).update({ id, checkedInAt: IsNull() }, checkedIn);
    return affected === 1;
  }

  isSubmitted(id: string, transaction: Transaction): Promise<boolean> {
    return this.in(transaction).existsBy({ id, submittedAt: Not(IsNull()) });
  }

  isCheckedIn(id: string, transaction: Transaction): Promise<boolean> {
    return this.in(transaction).existsBy({ id, checkedInAt: Not(IsNull()) });
  }

  /** Leaves the problem of a submitted check-in as it is. */
  async noteProblemBeforeSubmission(id: string, problem: string | null): Promise<void> {
    await this.precheckins.update({ id, submittedAt: IsNull() }, { problem });
  }

  async noteProblemBeforeCheckIn(id: string, problem: string): Promise<void> {
    await this.precheckins.update({ id, checkedInAt: IsNull() }, { problem });
  }

  /** Those that guests have submitted and reception has to finish, oldest first. */
  listUnfinished(mode: Mode, now: Date): Promise<PrecheckinEntity[]> {
    const submitted = { submittedAt: Not(IsNull()), problem: Not(IsNull()) };
    const unfinished = { checkedInAt: IsNull(), finishedBy: IsNull(), expiresAt: MoreThan(now) };
    const where = { mode, ...submitted, ...unfinished };
    return this.precheckins.find({ where, order: { submittedAt: 'ASC' } });
  }

  /** Those with images that are still kept, of guests who had left by a day. */
  listDepartedWithImages(departure: string): Promise<PrecheckinEntity[]> {
    return this.precheckins
      .createQueryBuilder('precheckin')
      .where('precheckin.endDate <= :departure', { departure })
      .andWhere('precheckin.id IN (SELECT precheckin_id FROM signed_record WHERE deleted_at IS NULL)')
      .getMany();
  }

  private in(transaction?: Transaction): Repository<PrecheckinEntity> {
    return transaction?.getRepository(PrecheckinEntity) ?? this.precheckins;
  }
}
