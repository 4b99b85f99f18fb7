import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { type EntityManager, IsNull } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { type GuestSessionEntity, RoomHoldEntity } from '../links/guest-session.entity.ts';
import type { HeldCounts } from './hold.rule.ts';

/** Whom rooms are kept for. */
export type Holder = { sessionId: string } | { paymentId: string };
type HolderSession = Pick<GuestSessionEntity, 'id' | 'mode' | 'guestPhone'>;
export type HeldRoom = Pick<RoomHoldEntity, 'mode' | 'roomTypeId' | 'startDate' | 'endDate'>;

/** Whom the rooms of a payment are kept for: the session it is made for, else the payment itself. */
export const holderOf = ({ id, sessionId }: PaymentEntity): Holder => (sessionId ? { sessionId } : { paymentId: id });

/** Rooms kept for guests who are about to pay. */
@Injectable()
export class RoomHoldRepository {
  /** Waits until nobody else is choosing a room of these types; ends with the transaction. */
  async lock(em: EntityManager, mode: Mode, roomTypeIds: string[]): Promise<void> {
    // in one order for all, so that no two wait for each other
    for (const roomTypeId of [...new Set(roomTypeIds)].toSorted()) {
      await advisoryLock(em, `room ${mode} ${roomTypeId}`);
    }
  }

  /** Keeps these rooms, and no others, for a holder. */
  async put(em: EntityManager, holder: Holder, rooms: HeldRoom[], expiresAt: Date): Promise<void> {
    await this.release(em, holder);
    const rows = rooms.map(({ mode, roomTypeId, startDate, endDate }) => ({ mode, roomTypeId, startDate, endDate }));
    await em.insert(
      RoomHoldEntity,
      rows.map((row) => ({ ...row, ...holder, expiresAt })),
    );
  }

  /** Until when a holder's rooms are kept, or were. */
  async findEnd(em: EntityManager, holder: Holder): Promise<Date | undefined> {
    return (await em.findOneBy(RoomHoldEntity, { ...holder, bookedAt: IsNull() }))?.expiresAt;
  }

  /**
   * One room is kept for a number: what its other links hold that nobody is paying for is free again. Those links stay as they are,
   * and get their rooms back when they are gone on with and the rooms are free still.
   */
  async releaseOthers(em: EntityManager, { id, mode, guestPhone }: HolderSession): Promise<void> {
    await em.query(
      `DELETE FROM room_hold USING guest_session AS other
       WHERE room_hold.session_id = other.id AND room_hold.booked_at IS NULL AND other.id <> $1
         AND other.mode = $2 AND other.guest_phone = $3 AND other.guest_phone <> '' AND other.status = 'selected'
         AND NOT EXISTS (SELECT FROM payment WHERE session_id = other.id AND status IN ('pending', 'completed'))`,
      [id, mode, guestPhone],
    );
  }

  /** How many others have a room kept at this moment and have not paid. */
  async countUnpaid(em: EntityManager, { id, mode, guestPhone }: HolderSession, now: Date): Promise<HeldCounts> {
    const [held] = await em.query<[HeldCounts]>(
      `SELECT count(DISTINCT session_id)::int AS all,
              count(DISTINCT session_id) FILTER (WHERE is_from_web)::int AS web,
              count(DISTINCT session_id) FILTER (WHERE guest_phone = $3)::int AS number
       FROM room_hold JOIN guest_session ON guest_session.id = session_id
       WHERE room_hold.mode = $1 AND booked_at IS NULL AND room_hold.expires_at > $4 AND session_id <> $2
         AND NOT EXISTS (SELECT FROM payment WHERE payment.session_id = guest_session.id AND paid_at IS NOT NULL)`,
      [mode, id, guestPhone, now],
    );
    return held;
  }

  async extend(em: EntityManager, holder: Holder, expiresAt: Date): Promise<void> {
    await em.update(RoomHoldEntity, holder, { expiresAt });
  }

  async becameReservation(em: EntityManager, holder: Holder, at: Date): Promise<void> {
    await em.update(RoomHoldEntity, holder, { bookedAt: at });
  }

  async release(em: EntityManager, holder: Holder): Promise<void> {
    await em.delete(RoomHoldEntity, holder);
  }
}
