import type { Mode } from '@booking/contracts/mode';
import type { WebAssistantId } from '@booking/contracts/web-conversations';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody on the website who talks with an assistant. */
@Entity('web_conversation')
export class WebConversationEntity {
  /** The voice platform's own id, and that of its record in the call log. */
  @PrimaryColumn('text')
  id: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('text')
  mode: Mode;

  @Column('text')
  assistant: WebAssistantId;

  /** At the voice platform. */
  @Column('text')
  assistantId: string;

  @Column('text')
  guestName: string;

  /** E.164; an employee's is proven, a guest's is not. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  ip: string;

  /** Messages so far. */
  @Column('int', { default: 0 })
  said: number;

  /** While an answer is being given. */
  @Column('timestamptz', { nullable: true })
  answeringSince: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
