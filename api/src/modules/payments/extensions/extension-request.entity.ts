import { Column, Entity, JoinColumn, OneToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { ExtensionRequest } from '@booking/contracts/extensions';
import type { Mode } from '@booking/contracts/mode';
import { PaymentEntity } from '../records/payment.entity.ts';

/** A wish to leave later. What it costs and what became of it stands in its payment. */
@Entity('extension_request')
export class ExtensionRequestEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text', { nullable: true })
  callId: string | null;

  @OneToOne(() => PaymentEntity, { nullable: false })
  @JoinColumn({ name: 'payment_id' })
  payment: PaymentEntity;

  @Column('text')
  reservationId: string;

  @Column('text')
  guestName: string;

  @Column('text')
  guestPhone: string;

  @Column('text')
  guestEmail: string;

  @Column('text')
  roomTypeName: string;

  @Column('text')
  requestedWorkflow: ExtensionRequest['requestedWorkflow'];

  @Column('int')
  additionalNights: number;

  @Column('date')
  originalCheckoutDate: string;

  @Column('date')
  newCheckoutDate: string;

  /** What the reservation is to cost with the nights that were paid; null until it is about to be extended. */
  @Column('int', { nullable: true })
  agreedTotalCents: number | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
