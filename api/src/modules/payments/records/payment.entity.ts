import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentEvent, PaymentStatus, SyncStatus } from '@booking/contracts/payments';

@Entity('payment')
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text', { nullable: true })
  callId: string | null;

  @Column('int')
  amountCents: number;

  /** What was paid, or is to be, in small letters. The hotel asks for US dollars. */
  @Column('text', { default: 'usd' })
  currency: string;

  /** What was asked for, where something else was paid: a person decides what becomes of it. */
  @Column('int', { nullable: true })
  askedCents: number | null;

  @Column('int', { default: 0 })
  refundedCents: number;

  /** What a guest's bank has taken back. */
  @Column('int', { default: 0 })
  disputedCents: number;

  /** A dispute of it has to be answered. */
  @Column('boolean', { default: false })
  isDisputed: boolean;

  @Column('text')
  status: PaymentStatus;

  @Column('text', { nullable: true })
  stripeSession: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('text', { default: 'booking' })
  purpose: PaymentEvent['purpose'];

  /** What the guest chose, for a booking. */
  @Column('uuid', { nullable: true })
  sessionId: string | null;

  /** The payment itself at the provider, once one was begun. */
  @Column('text', { nullable: true })
  providerPayment: string | null;

  /** When a page of ours first showed its guest where it is paid. */
  @Column('timestamptz', { nullable: true })
  shownAt: Date | null;

  /** Where it is paid. */
  @Column('text', { nullable: true })
  link: string | null;

  @Column('text', { nullable: true })
  reservationId: string | null;

  /** Whether the property system knows of it; null until it is paid. */
  @Column('text', { nullable: true })
  syncStatus: SyncStatus | null;

  @Column('text', { nullable: true })
  syncError: string | null;

  /** When it was given up, the last time. */
  @Column('timestamptz', { nullable: true })
  syncFailedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  @Column('uuid', { nullable: true })
  closedBy: string | null;

  @Column('text', { nullable: true })
  closedNote: string | null;

  /** Of the terms that the guest was asked to pay under, for a booking. What they come to for the stay is in `metadata`. */
  @Column('text', { nullable: true })
  termsVersion: string | null;

  @Column('jsonb', { default: {} })
  metadata: Record<string, unknown>;
}
