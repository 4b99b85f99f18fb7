import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { EntityManager } from 'typeorm';
import { awaitTurnOf } from '../../platform/database/turn.ts';
import type { PaymentEntity } from '../payments/payment.entity.ts';
import { RoomHoldEntity } from './guest-session.entity.ts';

/** Whom rooms are kept for. */
export type Holder = { sessionId: string } | { paymentId: string };
export type HeldRoom = Pick<RoomHoldEntity, 'mode' | 'roomTypeId' | 'startDate' | 'endDate'>;

/** Whom the rooms of a payment are kept for: the session it is made for, else the payment itself. */
export const holderOf = ({ id, sessionId }: PaymentEntity): Holder => (sessionId ? { sessionId } : { paymentId: id });

/** Rooms kept for guests who are about to pay. */
@Injectable()
export class Holds {
  /** Waits until nobody else is choosing a room of these types; ends with the transaction. */
  async lock(em: EntityManager, mode: Mode, roomTypeIds: string[]): Promise<void> {
    // in one order for all, so that no two wait for each other
    for (const roomTypeId of [...new Set(roomTypeIds)].toSorted()) {
      await awaitTurnOf(em, `room ${mode} ${roomTypeId}`);
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
