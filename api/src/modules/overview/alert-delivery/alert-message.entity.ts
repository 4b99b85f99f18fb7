import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { AlertNotice } from './alert-notice.mapper.ts';

/** A message about an alert outside of the console: that it began or that it is over. */
@Entity('alert_message')
export class AlertMessageEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text')
  alertId: string;

  @Column('text')
  kind: 'raised' | 'resolved';

  @Column('jsonb')
  alert: AlertNotice;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Why the newest attempt failed. */
  @Column('text', { nullable: true })
  error: string | null;
}
