import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** A change that a call made to a reservation. */
@Entity('reservation_deed')
export class ReservationChangeEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text')
  reservationId: string;

  @Column('text')
  callId: string;

  @Column('timestamptz')
  at: Date;
}
