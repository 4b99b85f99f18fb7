import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When somebody last saw an alert. */
@Entity('alert_read')
export class AlertReadEntity {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('text')
  alertId: string;

  @Column('timestamptz')
  at: Date;
}
