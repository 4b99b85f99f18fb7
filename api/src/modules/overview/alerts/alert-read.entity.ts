import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When an account last read an alert. */
@Entity('alert_read')
export class AlertReadEntity {
  @PrimaryColumn('uuid')
  accountId: string;

  @PrimaryColumn('text')
  alertId: string;

  @Column('timestamptz')
  at: Date;
}
