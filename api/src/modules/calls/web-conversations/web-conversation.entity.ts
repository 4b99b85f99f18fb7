import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import type { WebAssistantId } from '@booking/contracts/web-conversations';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Stay } from '../../../providers/property-system.port.ts';

/** A visitor of the website who talks with an assistant. */
@Entity('web_conversation')
export class WebConversationEntity {
  /** The voice platform's id, which is also the id in the call log. */
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

  /** E.164; verified for an employee, not for a guest. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  /** Of the page on which it was begun. */
  @Column('text', { nullable: true })
  language: GuestLanguage | null;

  @Column('text')
  ip: string;

  /** The number of messages so far. */
  @Column('int', { default: 0 })
  said: number;

  /** Set while a message is being answered. */
  @Column('timestamptz', { nullable: true })
  answeringSince: Date | null;

  /** For which the present answer names rooms. */
  @Column('jsonb', { nullable: true })
  namedStay: Stay | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
