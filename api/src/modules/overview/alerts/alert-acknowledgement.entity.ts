import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who looks after an alert. */
@Entity('alert_acknowledgement')
export class AlertAcknowledgementEntity {
  @PrimaryColumn('text')
  alertId: string;

  @Column('text')
  acknowledgedBy: string;

  @Column('timestamptz')
  at: Date;
}
