import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, type DeepPartial, type FindOptionsWhere, In, IsNull, MoreThan, Not } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { entityColumns } from '../../../platform/database/entity-columns.query.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';

type Purpose = GuestSessionEntity['purpose'];
type CallKey = { callId: string; mode: Mode };
export type GuestSessionFilter = CallKey | { guestPhone: string; mode: Mode; isFromWeb: boolean };
type StayKey = Pick<GuestSessionEntity, 'startDate' | 'endDate' | 'adults' | 'children'>;
type Changes = Partial<
  Pick<
    GuestSessionEntity,
    'status' | 'shown' | 'choice' | 'guest' | 'language' | 'chosenAt' | 'heldTimes' | 'supersededAt'
  >
>;

/** Two may be of the same millisecond. */
const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;
const oldestFirst = { createdAt: 'ASC', id: 'ASC' } as const;

const usableAt = (now: Date): FindOptionsWhere<GuestSessionEntity> => ({
  expiresAt: MoreThan(now),
  revokedAt: IsNull(),
  supersededAt: IsNull(),
});

/** What texted links open. */
@Injectable()
export class GuestSessionRepository {
  private columns: string | undefined;

  constructor(private readonly database: DataSource) {}

  /** Waits until no other transaction makes a link for this number; ends with the transaction. */
  lockNumber(mode: Mode, guestPhone: string, transaction: Transaction): Promise<void> {
    return advisoryLock(transaction, `links ${mode} ${guestPhone}`);
  }

  create(session: DeepPartial<GuestSessionEntity>, transaction: Transaction): Promise<GuestSessionEntity> {
    return transaction.save(transaction.create(GuestSessionEntity, session));
  }

  find(id: string): Promise<GuestSessionEntity | null> {
    return this.database.manager.findOneBy(GuestSessionEntity, { id });
  }

  findInMode(id: string, purpose: Purpose, mode: Mode): Promise<GuestSessionEntity | null> {
    return this.database.manager.findOneBy(GuestSessionEntity, { id, purpose, mode });
  }

  findOfCall(id: string, callId: string, transaction: Transaction): Promise<GuestSessionEntity | null> {
    return transaction.findOneBy(GuestSessionEntity, { id, callId });
  }

  /** One that was not revoked, expired or not. */
  async findByToken(purpose: Purpose, tokenHash: Buffer): Promise<GuestSessionEntity | undefined> {
    this.columns ??= entityColumns(this.database, GuestSessionEntity);
    const [found] = await preparedQuery<GuestSessionEntity>(
      this.database,
      `SELECT ${this.columns} FROM guest_session WHERE token_hash = $1 AND purpose = $2 AND revoked_at IS NULL`,
      [tokenHash, purpose],
    );
    return found;
  }

  /** The same by the session itself. */
  findUnrevoked(id: string, purpose: Purpose): Promise<GuestSessionEntity | null> {
    return this.database.manager.findOneBy(GuestSessionEntity, { id, purpose, revokedAt: IsNull() });
  }

  /** The session, locked until the transaction ends. */
  lock(id: string, transaction: Transaction): Promise<GuestSessionEntity> {
    return transaction.findOneOrFail(GuestSessionEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Newest first. */
  listNewest(mode: Mode, limit: number): Promise<GuestSessionEntity[]> {
    return this.database.manager.find(GuestSessionEntity, {
      where: { mode },
      order: { createdAt: 'DESC' },
      take: limit,
    });
  }

  /** Newest first. */
  listOfCall({ callId, mode }: CallKey, transaction: Transaction): Promise<GuestSessionEntity[]> {
    return transaction.find(GuestSessionEntity, { where: { callId, mode }, order: newestFirst });
  }

  /** Who a guest said to be in another session of the same call; the newest that was said. */
  async findGuestOfCall({ id, callId, mode }: Pick<GuestSessionEntity, 'id' | 'callId' | 'mode'>) {
    if (callId === null) return null;
    const where = { callId, mode, id: Not(id), guest: Not(IsNull()) };
    const named = await this.database.manager.findOne(GuestSessionEntity, { where, order: newestFirst });
    return named?.guest ?? null;
  }

  /** Those of a call whose links can still be used, newest first. */
  listUsable({ callId, mode }: CallKey, now: Date): Promise<GuestSessionEntity[]> {
    const where = { ...usableAt(now), callId, mode };
    return this.database.manager.find(GuestSessionEntity, { where, order: newestFirst });
  }

  /** Those for a stay that have a room and match one of the filters, newest first. */
  listChosen(
    filters: GuestSessionFilter[],
    { startDate, endDate, adults, children }: StayKey,
    now: Date,
    transaction?: Transaction,
  ): Promise<GuestSessionEntity[]> {
    const status = In(['selected', 'contact_submitted']);
    const each = { ...usableAt(now), startDate, endDate, adults, children, status };
    const where = filters.map((filter) => ({ ...each, ...filter }));
    return (transaction ?? this.database.manager).find(GuestSessionEntity, { where, order: newestFirst });
  }

  /**
   * The unpaid sessions of a call whose links can still be used, oldest first, locked until the transaction ends. Money on its way from a
   * bank counts as paid.
   */
  async lockUnpaid(
    { callId, mode }: Pick<GuestSessionEntity, 'callId' | 'mode'>,
    now: Date,
    transaction: Transaction,
  ): Promise<GuestSessionEntity[]> {
    if (callId === null) return [];
    const where = { ...usableAt(now), callId, mode };
    const lock = { mode: 'pessimistic_write' } as const;
    const sessions = await transaction.find(GuestSessionEntity, { where, order: oldestFirst, lock });
    const paid = await transaction.query<{ id: string }[]>(
      `SELECT session_id AS id FROM payment
       WHERE session_id = ANY ($1) AND status IN ('pending', 'completed')
         AND (paid_at IS NOT NULL OR metadata->>'processing' = 'true')`,
      [sessions.map(({ id }) => id)],
    );
    return sessions.filter(({ id }) => !paid.some((each) => each.id === id));
  }

  async update(id: string, changes: Changes, transaction?: Transaction): Promise<void> {
    await (transaction ?? this.database.manager).update(GuestSessionEntity, { id }, changes);
  }

  async supersede(ids: string[], at: Date, transaction: Transaction): Promise<void> {
    await transaction.update(GuestSessionEntity, { id: In(ids) }, { supersededAt: at });
  }

  /** Takes back the choice, where the page of the link has a list of rooms to choose from. */
  async reopen(id: string, transaction: Transaction): Promise<void> {
    const key = { id, purpose: 'room_selection' } as const;
    await transaction.update(GuestSessionEntity, key, { status: 'available', choice: null });
  }

  /** Lets the guest choose again after a payment that came to nothing, as long as the link lives. */
  async reopenUnpaid(id: string, transaction: Transaction): Promise<void> {
    await this.reopen(id, transaction);
    await transaction.update(GuestSessionEntity, { id, purpose: 'booking_details' }, { status: 'selected' });
  }

  /** Keeps when the guest first opened the link. */
  async markOpened(id: string, at: Date): Promise<void> {
    await this.database.manager.update(GuestSessionEntity, { id, openedAt: IsNull() }, { openedAt: at });
  }

  async revoke(id: string, at: Date, transaction: Transaction): Promise<void> {
    await transaction.update(GuestSessionEntity, { id, revokedAt: IsNull() }, { revokedAt: at });
  }

  async restore(id: string, transaction: Transaction): Promise<void> {
    await transaction.update(GuestSessionEntity, { id }, { revokedAt: null });
  }
}
