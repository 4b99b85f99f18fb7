import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** Somebody who has a record by name. Triggers write it, as the records of guests come, change and go. */
@Entity('guest')
export class GuestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  /** As the newest record writes it. */
  @Column('text')
  name: string;

  /** The same for every way of writing it. */
  @Column('text')
  nameKey: string;

  @Column({ type: 'timestamptz', precision: 3 })
  firstSeenAt: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  lastSeenAt: Date;

  /** What the guest is searched by: name, digits, addresses, reservations. */
  @Column('text', { select: false })
  knownBy: string;
}
