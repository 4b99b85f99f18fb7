import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentationCategory } from '@booking/contracts/ai-documentation';

@Entity('ai_documentation')
export class DocumentationEntity {
  @PrimaryColumn({ type: 'int', generated: 'identity' })
  id: number;

  @Column('text')
  category: DocumentationCategory;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  @Column('int')
  order: number;

  @Column('bool')
  isActive: boolean;

  /** The number of its changes. */
  @Column('int')
  revision: number;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt: Date;

  /** Of which draft of the starter content it was made. */
  @Column('text', { nullable: true })
  starterKey: string | null;

  @DeleteDateColumn({ type: 'timestamptz', precision: 3 })
  deletedAt: Date | null;
}
