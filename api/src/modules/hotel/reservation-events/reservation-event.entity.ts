import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { ReservationEventKind } from '@booking/contracts/reservation-events';

@Entity('reservation_event')
export class ReservationEventEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  mode: Mode;

  /** Tells the same news from other news. */
  @Column('text')
  key: string;

  @Column('text')
  kind: ReservationEventKind;

  @Column('text')
  reservationId: string;

  @Column('timestamptz')
  at: Date;

  @Column('date', { nullable: true })
  startDate: string | null;

  @Column('date', { nullable: true })
  endDate: string | null;

  @Column('text', { nullable: true })
  status: string | null;

  /** Asked for once it was told. */
  @Column('text', { nullable: true })
  guestName: string | null;

  @Column('text', { nullable: true })
  source: string | null;
}
