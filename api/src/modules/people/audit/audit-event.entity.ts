import type { ActorKind } from '@booking/contracts/audit';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An action of a person or the product. Written once: the database refuses to change or delete it. */
@Entity('audit_event')
export class AuditEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  actorKind: ActorKind;

  /** No foreign key: it outlives the account. Null where the product acted by itself. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** The name of an actor without an account, such as a tool's. */
  @Column('text', { nullable: true })
  actorEmail: string | null;

  /** What was done to what: `payments.export`. */
  @Column('text')
  action: string;

  @Column('text', { nullable: true })
  subjectType: string | null;

  @Column('text', { nullable: true })
  subjectId: string | null;

  @Column('text', { nullable: true })
  subjectLabel: string | null;

  @Column('jsonb')
  detail: Record<string, unknown>;

  /** The changed fields as they were. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  /** What only the keys of `sealedFor` open (audit-keys.repository.ts). */
  @Column('text', { nullable: true })
  sealed: string | null;

  @Column('text', { array: true, nullable: true })
  sealedFor: string[] | null;

  @Column('text', { nullable: true })
  requestId: string | null;

  @Column('text', { nullable: true })
  address: string | null;
}
