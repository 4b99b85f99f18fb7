import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Assistant, AssistantDraft } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';
import type { FieldDifference } from '@booking/contracts/publishing';

@Entity('assistant')
export class AssistantEntity implements AssistantDraft {
  @PrimaryColumn({ type: 'int', generated: 'identity' })
  id: number;

  @Column('text')
  mode: Mode;

  /** At the voice platform. */
  @Column('text')
  assistantId: string;

  @Column('text')
  name: string;

  @Column('text')
  assistantType: AssistantDraft['assistantType'];

  @Column('text', { nullable: true })
  vapiPhoneNumberId: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  agentName: string | null;

  @Column('text', { nullable: true })
  hotelName: string | null;

  @Column('text', { nullable: true })
  personality: string | null;

  @Column('text', { nullable: true })
  voiceProvider: AssistantDraft['voiceProvider'];

  @Column('text', { nullable: true })
  voiceId: string | null;

  @Column('text', { nullable: true })
  firstMessage: string | null;

  @Column('text', { nullable: true })
  firstMessageMode: AssistantDraft['firstMessageMode'];

  @Column('text', { nullable: true })
  voicemailMessage: string | null;

  @Column('text', { nullable: true })
  endCallMessage: string | null;

  @Column('text', { nullable: true })
  modelProvider: AssistantDraft['modelProvider'];

  @Column('text', { nullable: true })
  modelName: string | null;

  @Column('text', { nullable: true })
  transcriberProvider: AssistantDraft['transcriberProvider'];

  @Column('text', { nullable: true })
  transcriberModel: string | null;

  @Column('text', { nullable: true })
  bookingLogic: string | null;

  @Column('text', { nullable: true })
  systemPrompt: string | null;

  @Column('text', { default: 'draft' })
  status: Assistant['status'];

  @Column('int', { default: 1 })
  revision: number;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  /** Of the profile photo; its address changes with it. */
  @Column('text', { nullable: true })
  imageHash: string | null;

  @Column('timestamptz', { nullable: true })
  lastPublishedAt: Date | null;

  @Column('int', { nullable: true })
  publishedVersion: number | null;

  @Column('jsonb', { default: [] })
  drift: FieldDifference[];

  @Column('timestamptz', { nullable: true })
  driftSince: Date | null;

  @Column('timestamptz', { nullable: true })
  driftCheckedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  publishingUntil: Date | null;

  @Column('text', { nullable: true })
  publishingBy: string | null;

  @Column('timestamptz', { default: () => 'now()', select: false })
  createdAt?: Date;
}
