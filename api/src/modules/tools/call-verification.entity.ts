import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An employee proved in this call to be one. */
@Entity('call_verification')
export class CallVerificationEntity {
  @PrimaryColumn('text')
  callId: string;

  @Column('text')
  employeeName: string;

  @Column('text')
  employeeRole: string;

  @Column('timestamptz', { default: () => 'now()' })
  verifiedAt: Date;
}
