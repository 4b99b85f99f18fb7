import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** A room kept for a session, or for a payment that belongs to none. */
@Entity('room_hold')
export class RoomHoldEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  sessionId: string | null;

  @Column('uuid', { nullable: true })
  paymentId: string | null;

  @Column('text')
  mode: Mode;

  @Column('text')
  roomTypeId: string;

  @Column('date')
  startDate: string;

  @Column('date')
  endDate: string;

  @Column('timestamptz')
  expiresAt: Date;

  /** Since when it is a reservation. */
  @Column('timestamptz', { nullable: true })
  bookedAt: Date | null;
}
