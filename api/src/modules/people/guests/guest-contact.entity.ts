import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** A number, an address or a reservation that a record has beside the name of a guest. */
@Entity('guest_contact')
export class GuestContactEntity {
  @PrimaryColumn('text')
  mode: Mode;

  @PrimaryColumn('text')
  kind: 'phone' | 'email' | 'reservation';

  /** E.164, or in small letters, or as the property system has it. */
  @PrimaryColumn('text')
  contact: string;

  @PrimaryColumn('text')
  nameKey: string;

  @Column('uuid')
  guestId: string;
}
