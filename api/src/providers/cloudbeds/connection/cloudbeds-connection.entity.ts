import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** The OAuth tokens of a mode, sealed. */
@Entity('cloudbeds_connection')
export class CloudbedsConnectionEntity {
  @PrimaryColumn('text')
  mode: Mode;

  @Column('text')
  propertyId: string;

  @Column('text')
  accessToken: string;

  @Column('text')
  refreshToken: string;

  @Column('timestamptz')
  expiresAt: Date;

  /** Why the last refresh was refused. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('uuid', { nullable: true })
  connectedBy: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  connectedAt: Date;

  @Column('timestamptz', { nullable: true })
  refreshedAt: Date | null;
}
