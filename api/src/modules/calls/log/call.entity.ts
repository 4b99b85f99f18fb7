import type { CallOutcome } from '@booking/contracts/call-outcome';
import type { Mode } from '@booking/contracts/mode';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MergeState } from '../call-events/merge-call.rule.ts';

const dollars = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

@Entity('call')
export class CallEntity {
  /** The voice platform's id. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text')
  status: string;

  @Column('text', { nullable: true })
  kind: string | null;

  @Column('text', { nullable: true })
  assistantId: string | null;

  @Column('text', { nullable: true })
  assistantName: string | null;

  @Column('text', { nullable: true })
  callerNumber: string | null;

  @Column('text', { nullable: true })
  callerName: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  startedAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('int', { nullable: true })
  durationMs: number | null;

  @Column('text', { nullable: true })
  endedReason: string | null;

  @Column('numeric', { precision: 12, scale: 6, nullable: true, transformer: dollars })
  costUsd: number | null;

  @Column('jsonb')
  costParts: Record<string, number>;

  @Column('int', { nullable: true })
  latencyMs: number | null;

  @Column('text', { nullable: true })
  summary: string | null;

  @Column('text')
  transcript: string;

  @Column('jsonb', { nullable: true })
  recording: Record<string, string> | null;

  /** When the transcript was deleted, after its retention. */
  @Column('timestamptz', { nullable: true })
  transcriptDeletedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  recordingDeletedAt: Date | null;

  @Column('text', { default: '' })
  notes: string;

  @Column('text')
  outcome: CallOutcome;

  /** What mergeCall continues from when the next event arrives. */
  @Column('jsonb', { select: false })
  mergeState: MergeState;

  @Column('boolean')
  hasReport: boolean;

  @Column('timestamptz', { default: () => 'now()', select: false })
  createdAt?: Date;

  @Column('timestamptz', { default: () => 'now()', select: false })
  updatedAt?: Date;
}
