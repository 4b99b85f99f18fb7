import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Assistant, AssistantDraft } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';
import type { FieldDifference } from '@booking/contracts/publishing';

const optional = { nullable: true } as const;

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

  @Column('text', optional)
  vapiPhoneNumberId: string | null;

  @Column('text', optional)
  description: string | null;

  @Column('text', optional)
  agentName: string | null;

  @Column('text', optional)
  hotelName: string | null;

  @Column('text', optional)
  personality: string | null;

  @Column('text', optional)
  voiceProvider: AssistantDraft['voiceProvider'];

  @Column('text', optional)
  voiceId: string | null;

  @Column('text', optional)
  firstMessage: string | null;

  @Column('text', optional)
  firstMessageMode: AssistantDraft['firstMessageMode'];

  @Column('text', optional)
  voicemailMessage: string | null;

  @Column('text', optional)
  endCallMessage: string | null;

  @Column('text', optional)
  modelProvider: AssistantDraft['modelProvider'];

  @Column('text', optional)
  modelName: string | null;

  @Column('text', optional)
  transcriberProvider: AssistantDraft['transcriberProvider'];

  @Column('text', optional)
  transcriberModel: string | null;

  @Column('text', optional)
  bookingLogic: string | null;

  @Column('text', optional)
  systemPrompt: string | null;

  @Column('text', { default: 'draft' })
  status: Assistant['status'];

  @Column('int', { default: 1 })
  revision: number;

  @Column('timestamptz', optional)
  archivedAt: Date | null;

  /** Of the profile photo; its address changes with it. */
  @Column('text', optional)
  imageHash: string | null;

  @Column('timestamptz', optional)
  lastPublishedAt: Date | null;

  @Column('int', optional)
  publishedVersion: number | null;

  @Column('jsonb', { default: [] })
  drift: FieldDifference[];

  @Column('timestamptz', optional)
  driftSince: Date | null;

  @Column('timestamptz', optional)
  driftCheckedAt: Date | null;

  @Column('timestamptz', optional)
  publishingUntil: Date | null;

  @Column('text', optional)
  publishingBy: string | null;
}
