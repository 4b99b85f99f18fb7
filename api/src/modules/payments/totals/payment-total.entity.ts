import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** What the payments come to that were made in a quarter of an hour, or on a day of UTC; triggers add it up, so that a sum does not read each payment. */
@Entity('payment_total')
export class PaymentTotalEntity {
  @PrimaryColumn('text')
  mode: Mode;

  @PrimaryColumn('text')
  span: 'quarter' | 'day';

  @PrimaryColumn('timestamptz')
  began: Date;

  @Column('bigint')
  collectedCents: string;

  @Column('bigint')
  refundedCents: string;

  @Column('bigint')
  pendingCents: string;
}
