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
}
