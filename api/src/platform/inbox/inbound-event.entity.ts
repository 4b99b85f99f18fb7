import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

@Entity('inbound_event')
export class InboundEventEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  provider: string;

  @Column('text')
  eventKey: string;

  @Column('text')
  kind: string;

  /** The mode the hotel was in when it arrived. */
  @Column('text')
  mode: Mode;

  @Column('jsonb')
  payload: Record<string, unknown>;

  @Column('text', { default: 'pending' })
  status: 'pending' | 'done' | 'dead';

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;

  @Column('timestamptz', { nullable: true })
  processedAt: Date | null;
}
