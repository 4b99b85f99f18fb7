import type { ToolAudience } from '@booking/contracts/tools';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tool call that was taken, and what it was answered; no other is done under its id. */
@Entity('tool_claim')
export class ToolClaimEntity {
  /** The call, or the conversation in writing. */
  @PrimaryColumn('text')
  callId: string;

  @PrimaryColumn('text')
  toolCallId: string;

  @Column('text')
  audience: ToolAudience;

  @Column('text')
  tool: string;

  @Column('timestamptz')
  claimedAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Of an answer that is still kept, one of these. */
  @Column('text', { nullable: true })
  result: string | null;

  @Column('text', { nullable: true })
  error: string | null;
}
