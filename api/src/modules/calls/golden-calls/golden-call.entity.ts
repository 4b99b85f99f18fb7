import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { GoldenCall } from '@booking/contracts/golden-calls';

@Entity('golden_call')
export class GoldenCallEntity {
  @PrimaryColumn({ type: 'int', generated: 'identity' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  assistantType: GoldenCall['assistantType'];

  @Column('jsonb')
  turns: GoldenCall['turns'];

  @Column('bool')
  isActive: boolean;

  @Column('jsonb', { nullable: true })
  lastResult: GoldenCall['lastResult'];

  @Column('text', { nullable: true })
  fromCallId: string | null;

  /** Of which draft of the starter content it was made. */
  @Column('text', { nullable: true })
  starterKey: string | null;

  @Column('int', { default: 1 })
  revision: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('text')
  createdBy: string;
}
