import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody did. Written once: the database refuses to change or delete it. */
@Entity('audit_event')
export class AuditEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('timestamptz')
  at: Date;

  /** No reference: it outlives the account. Nobody, where the product acted by itself. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorEmail: string | null;

  /** What was done to what: `payments.export`. */
  @Column('text')
  action: string;

  @Column('jsonb')
  detail: Record<string, unknown>;
}
