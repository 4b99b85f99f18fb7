import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** Something that a call did to a reservation. */
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
