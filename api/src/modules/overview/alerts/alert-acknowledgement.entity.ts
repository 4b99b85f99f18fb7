import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who takes care of an alert. */
@Entity('alert_acknowledgement')
export class AlertAcknowledgementEntity {
  @PrimaryColumn('text')
  alertId: string;

  @Column('text')
  acknowledgedBy: string;

  @Column('timestamptz')
  at: Date;
}
