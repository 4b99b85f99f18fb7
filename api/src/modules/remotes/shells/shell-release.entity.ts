import type { ShellOffer } from '@booking/contracts/remote-build';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A shell that ran here, and what it gave to remotes. */
@Entity('shell_release')
export class ShellReleaseEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  digest: string;

  @Column('jsonb')
  offer: ShellOffer;

  @Column('timestamptz')
  at: Date;
}
