import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { DataSource, IsNull } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import type { GuestSessionEntity } from '../links/guest-session.entity.ts';
import type { HeldCounts } from './room-hold-time.rule.ts';
import { RoomHoldEntity } from './room-hold.entity.ts';

/** Whom rooms are kept for. */
export type Holder = { sessionId: string } | { paymentId: string };
type HolderSession = Pick<GuestSessionEntity, 'id' | 'mode' | 'guestPhone'>;
export type HeldRoom = Pick<RoomHoldEntity, 'mode' | 'roomTypeId' | 'startDate' | 'endDate'>;

/** Whom the rooms of a payment are kept for: the session it is made for, else the payment itself. */
export const holderOf = ({ id, sessionId }: PaymentEntity): Holder => (sessionId ? { sessionId } : { paymentId: id });

type HeldType = { type: string; held: number };
/** Which holds of a stay count. */
type HoldFilter = {
  mode: Mode;
  stay: Pick<Stay, 'startDate' | 'endDate'>;
  now: Date;
  /** Holds that became reservations before this do not count: the property system knows those reservations. */
  bookedAfter: Date;
  exceptSessions: string[];
};

const heldTypes = `
  SELECT room_type_id AS type, max(held)::int AS held
  FROM (SELECT room_type_id, night, count(*) AS held
        FROM generate_series($2::date, $3::date - 1, interval '1 day') AS night
        JOIN room_hold ON night >= start_date AND night < end_date
        WHERE mode = $1 AND (session_id = ANY($5::uuid[])) IS NOT TRUE
          AND CASE WHEN booked_at IS NULL THEN expires_at > $4 ELSE booked_at > $6 END
        GROUP BY 1, 2) AS nights
  GROUP BY 1`;

/** Rooms kept for guests who are about to pay. */
@Injectable()
export class RoomHoldRepository {
  constructor(private readonly database: DataSource) {}

  /** How many rooms of each type are held on the busiest night of a stay. */
  async countByType(
    { mode, stay, now, bookedAfter, exceptSessions }: HoldFilter,
    transaction?: Transaction,
  ): Promise<Map<string, number>> {
    const values = [mode, stay.startDate, stay.endDate, now, exceptSessions, bookedAfter];
    const rows = transaction
      ? await transaction.query<HeldType[]>(heldTypes, values)
      : await preparedQuery<HeldType>(this.database, heldTypes, values);
    return new Map(rows.map(({ type, held }) => [type, held]));
  }

  /** Locks the choice of rooms of these types until the transaction ends. */
  async lock(transaction: Transaction, mode: Mode, roomTypeIds: string[]): Promise<void> {
    // in one order for all, so that no two wait for each other
    for (const roomTypeId of [...new Set(roomTypeIds)].toSorted()) {
      await advisoryLock(transaction, `room ${mode} ${roomTypeId}`);
    }
  }

  /** Keeps these rooms, and no others, for a holder. */
  async save(transaction: Transaction, holder: Holder, rooms: HeldRoom[], expiresAt: Date): Promise<void> {
    await this.release(transaction, holder);
    const rows = rooms.map(({ mode, roomTypeId, startDate, endDate }) => ({ mode, roomTypeId, startDate, endDate }));
    await transaction.insert(
      RoomHoldEntity,
      rows.map((row) => ({ ...row, ...holder, expiresAt })),
    );
  }

  /** Until when a holder's rooms are kept, or were. */
  async findEnd(transaction: Transaction, holder: Holder): Promise<Date | undefined> {
    return (await transaction.findOneBy(RoomHoldEntity, { ...holder, bookedAt: IsNull() }))?.expiresAt;
  }

  /**
   * A number holds one room: rooms of its other links without a payment are released. Those links stay as they are,
   * and hold their rooms again when the guest continues and the rooms are still free.
   */
  async releaseOthers(transaction: Transaction, { id, mode, guestPhone }: HolderSession): Promise<void> {
    await transaction.query(
      `DELETE FROM room_hold USING guest_session AS other
       WHERE room_hold.session_id = other.id AND room_hold.booked_at IS NULL AND other.id <> $1
         AND other.mode = $2 AND other.guest_phone = $3 AND other.guest_phone <> '' AND other.status <> 'contact_submitted'
         AND NOT EXISTS (SELECT FROM payment WHERE session_id = other.id AND status IN ('pending', 'completed'))`,
      [id, mode, guestPhone],
    );
  }

  /** How many others have a room kept at this moment and have not paid. */
  async countUnpaid(transaction: Transaction, { id, mode, guestPhone }: HolderSession, now: Date): Promise<HeldCounts> {
    const [held] = await transaction.query<[HeldCounts]>(
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

  async extend(transaction: Transaction, holder: Holder, expiresAt: Date): Promise<void> {
    await transaction.update(RoomHoldEntity, holder, { expiresAt });
  }

  async becameReservation(transaction: Transaction, holder: Holder, at: Date): Promise<void> {
    await transaction.update(RoomHoldEntity, holder, { bookedAt: at });
  }

  async release(transaction: Transaction, holder: Holder): Promise<void> {
    await transaction.delete(RoomHoldEntity, holder);
  }
}
