import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

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

  @Column('int', { default: 0 })
  refundedCents: number;

  @Column('text')
  status: string;

  @Column('text', { nullable: true })
  stripeSession: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('jsonb', { default: {} })
  metadata: Record<string, unknown>;
}
