import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Assistant } from '@booking/contracts/assistants';
import type { Mode } from '@booking/contracts/mode';

@Entity('assistant')
export class AssistantEntity {
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
  assistantType: Assistant['assistantType'];

  @Column('text', { default: 'draft' })
  status: Assistant['status'];

  @Column('text', { nullable: true })
  voiceId: string | null;

  @Column('text', { nullable: true })
  voiceProvider: string | null;

  @Column('timestamptz', { nullable: true })
  lastPublishedAt: Date | null;
}
