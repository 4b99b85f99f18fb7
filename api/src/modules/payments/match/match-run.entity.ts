import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { MatchRun } from '@booking/contracts/payment-match';

/** One match; until it is finished, there is no other of its mode. */
@Entity('match_run')
export class MatchRunEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('timestamptz')
  startedAt: Date;

  @Column('text', { nullable: true })
  startedBy: string | null;

  @Column('timestamptz')
  since: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('jsonb', { default: {} })
  compared: MatchRun['compared'];

  @Column('int', { nullable: true })
  found: number | null;

  @Column('jsonb', { default: [] })
  problems: string[];
}
