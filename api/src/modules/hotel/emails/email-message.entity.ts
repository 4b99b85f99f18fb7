import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailPurpose, EmailStatus } from '@booking/contracts/emails';

/** An email that waits, was sent or did not arrive. */
@Entity('email_message')
export class EmailMessageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  toAddress: string;

  @Column('text')
  subject: string;

  @Column('text')
  purpose: EmailPurpose;

  /** Idempotency key: the same is not emailed twice. */
  @Column('text', { nullable: true })
  key: string | null;

  @Column('text', { default: 'waiting' })
  status: EmailStatus;

  /** Its words, sealed: they may hold a link. Gone once it was sent, or is of no use any more. */
  @Column('text', { nullable: true })
  sealedBody: string | null;

  /** Why the newest attempt failed, or why it did not arrive. */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('int', { default: 0 })
  attempts: number;

  /** When what it leads to ends; it is not sent after that. */
  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  attemptedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}
