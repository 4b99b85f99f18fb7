import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ErasureRow } from '@booking/contracts/privacy-desk';

/** What a guest asked for. Who they are is in it only until it is done. */
@Entity('privacy_request')
export class PrivacyRequestEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('text')
  kind: 'export' | 'erasure';

  @Column('text')
  personHash: string;

  /** Who it is about and what is theirs, sealed; null once it is done. */
  @Column('text', { nullable: true })
  person: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  requestedAt: Date;

  @Column('text')
  requestedBy: string;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('jsonb', { default: [] })
  report: ErasureRow[];
}
