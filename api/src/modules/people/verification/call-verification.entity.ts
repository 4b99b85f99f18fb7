import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { EmployeeEntity } from '../employees/employee.entity.ts';

/** An employee proved in this call to be one. */
@Entity('call_verification')
export class CallVerificationEntity {
  @PrimaryColumn('text')
  callId: string;

  @ManyToOne(() => EmployeeEntity, { nullable: false })
  @JoinColumn({ name: 'employee_id' })
  employee: EmployeeEntity;

  @Column('timestamptz', { default: () => 'now()' })
  verifiedAt: Date;
}
