import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TermsText } from '@booking/contracts/terms';
import type { CancellationRule } from '@booking/hotel/cancellation-rule';

/** Terms of the hotel that guests were asked to pay under. They never change: payments refer to them. */
@Entity('terms_version')
export class TermsVersionEntity {
  @PrimaryColumn('text')
  version: string;

  /** Null where the hotel had none. */
  @Column('jsonb', { nullable: true })
  rule: CancellationRule | null;

  @Column('jsonb')
  text: TermsText;

  @Column('timestamptz')
  firstUsedAt: Date;
}
