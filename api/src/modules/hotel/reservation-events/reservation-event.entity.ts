import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { ReservationEventKind } from '@booking/contracts/reservation-events';

@Entity('reservation_event')
export class ReservationEventEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  mode: Mode;

  /** The same for an event that is delivered again. */
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

  /** Read from the property system after the event, which does not have it. */
  @Column('text', { nullable: true })
  guestName: string | null;

  @Column('text', { nullable: true })
  source: string | null;
}
