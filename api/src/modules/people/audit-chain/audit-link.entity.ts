import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Chains an audit event to the one before it, so that a change of either shows. Written by a trigger. */
@Entity('audit_link')
export class AuditLinkEntity {
  /** Counts from 1, without a gap, in the order of commits. */
  @PrimaryColumn('bigint')
  place: string;

  @Column('bigint')
  eventId: string;

  @Column('bytea')
  hash: Buffer;
}
