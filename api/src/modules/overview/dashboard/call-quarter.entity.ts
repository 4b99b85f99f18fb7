import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** The calls of a quarter of an hour, counted by triggers, so that a metric does not read each call. */
@Entity('call_quarter')
export class CallQuarterEntity {
  @PrimaryColumn('text')
  mode: Mode;

  @PrimaryColumn('timestamptz')
  began: Date;

  @Column('int')
  calls: number;

  @Column('numeric')
  costUsd: string;
}
