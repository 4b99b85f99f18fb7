import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the chain of audit events stood when it was last verified. */
@Entity('audit_checkpoint')
export class AuditCheckpointEntity {
  @PrimaryColumn('bigint')
  place: string;

  @Column('bytea')
  hash: Buffer;

  @Column('timestamptz')
  at: Date;

  /** When the newest event happened that was forgotten, and how many days were kept then. */
  @Column('timestamptz', { nullable: true })
  youngest: Date | null;

  @Column('integer', { nullable: true })
  keptDays: number | null;
}
