import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { DifferenceKind, PaymentDifference } from '@booking/contracts/payment-match';

@Entity('payment_difference')
export class PaymentDifferenceEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  mode: Mode;

  /** Tells the same difference from others; no two are there at once. */
  @Column('text')
  key: string;

  @Column('text')
  kind: DifferenceKind;

  @Column('int')
  amountCents: number;

  @Column('jsonb')
  says: PaymentDifference['says'];

  @Column('timestamptz')
  at: Date;

  @Column('text', { nullable: true })
  guestName: string | null;

  @Column('uuid', { nullable: true })
  paymentId: string | null;

  @Column('text', { nullable: true })
  stripeSession: string | null;

  @Column('text', { nullable: true })
  reservationId: string | null;

  /** The newest run that found it. */
  @Column('uuid')
  runId: string;

  @Column({ type: 'timestamptz', precision: 3 })
  firstSeenAt: Date;

  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  explainedBy: string | null;

  @Column('timestamptz', { nullable: true })
  explainedAt: Date | null;

  @Column('text', { nullable: true })
  note: string | null;
}
