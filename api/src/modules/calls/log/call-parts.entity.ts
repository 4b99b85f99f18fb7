import type { ReplyShortfall } from '@booking/contracts/tool-replies';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('call_turn')
export class CallTurnEntity {
  @PrimaryColumn('text')
  callId: string;

  @PrimaryColumn('int')
  position: number;

  @Column('text')
  speaker: 'assistant' | 'guest';

  @Column('text')
  text: string;

  /** Since the start of the call. */
  @Column('int', { nullable: true })
  startedMs: number | null;

  @Column('int', { nullable: true })
  durationMs: number | null;
}

@Entity('tool_call')
export class ToolCallEntity {
  @PrimaryColumn('text')
  callId: string;

  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  arguments: Record<string, unknown>;

  @Column('text', { nullable: true })
  result: string | null;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('int', { nullable: true })
  startedMs: number | null;

  @Column('int', { nullable: true })
  durationMs: number | null;

  /** Whose result it is: `us` is better than the platform's report of it. */
  @Column('text', { nullable: true, select: false })
  answeredBy?: string | null;

  /** Of a reply that was graded. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, select: false })
  repliedAt?: Date | null;

  /** From the request to the whole reply, which may answer several tool calls. */
  @Column('int', { nullable: true })
  replyMs?: number | null;

  /** Null for a reply that was not graded. */
  @Column('text', { array: true, nullable: true })
  shortfalls?: ReplyShortfall[] | null;
}
