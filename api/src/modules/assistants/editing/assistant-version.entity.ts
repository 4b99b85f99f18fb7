import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AssistantDraft } from '@booking/contracts/assistants';
import type { Documentation } from '@booking/contracts/ai-documentation';

/** What went live, word for word. */
@Entity('assistant_version')
export class AssistantVersionEntity {
  @PrimaryColumn('int')
  assistant: number;

  @PrimaryColumn('int')
  version: number;

  @Column({ type: 'timestamptz', precision: 3 })
  publishedAt: Date;

  @Column('text')
  author: string;

  @Column('text')
  note: string;

  @Column('bool')
  isVerified: boolean;

  @Column('jsonb')
  draft: AssistantDraft;

  @Column('text')
  prompt: string;

  @Column('jsonb')
  toolNames: string[];

  @Column('bool', { default: true })
  isRecorded: boolean;

  @Column('jsonb')
  documentation: Documentation[];

  /** Tools of others that it had at the platform; null when they are unknown. */
  @Column('jsonb', { nullable: true })
  foreignTools: string[] | null;
}
