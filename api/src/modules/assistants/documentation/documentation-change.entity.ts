import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentationChange } from '@booking/contracts/ai-documentation';

@Entity('ai_documentation_change')
export class DocumentationChangeEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('int')
  documentation: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  at: Date;

  @Column('text')
  author: string;

  @Column('text')
  change: DocumentationChange['change'];

  @Column('jsonb')
  entry: DocumentationChange['entry'];
}
