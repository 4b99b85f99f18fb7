import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { RoomHoldEntity, type GuestSessionEntity } from './guest-session.entity.ts';

/** Rooms kept for guests who are about to pay. */
@Injectable()
export class Holds {
  /** Waits until nobody else is choosing a room of this type; ends with the transaction. */
  async lock(em: EntityManager, { mode }: GuestSessionEntity, roomTypeId: string): Promise<void> {
    await em.query(`SELECT pg_advisory_xact_lock(hashtext($1))`, [`room ${mode} ${roomTypeId}`]);
  }

  async put(em: EntityManager, session: GuestSessionEntity, roomTypeId: string, expiresAt: Date): Promise<void> {
    const { id: sessionId, mode, startDate, endDate } = session;
    await em.upsert(RoomHoldEntity, { sessionId, mode, roomTypeId, startDate, endDate, expiresAt }, ['sessionId']);
  }

  isKept(em: EntityManager, sessionId: string, now: Date): Promise<boolean> {
    return em.existsBy(RoomHoldEntity, { sessionId, expiresAt: MoreThan(now) });
  }

  async extend(em: EntityManager, sessionId: string, expiresAt: Date): Promise<void> {
    await em.update(RoomHoldEntity, { sessionId }, { expiresAt });
  }

  async becameReservation(em: EntityManager, sessionId: string, at: Date): Promise<void> {
    await em.update(RoomHoldEntity, { sessionId }, { bookedAt: at });
  }

  async release(em: EntityManager, sessionId: string): Promise<void> {
    await em.delete(RoomHoldEntity, { sessionId });
  }
}
