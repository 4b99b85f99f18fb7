import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** An attempt to be verified; the name as it was then. */
@Entity('verification_log')
export class VerificationLogEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text', { nullable: true })
  employeeName: string | null;

  @Column('text')
  phoneNumber: string;

  @Column('bool')
  success: boolean;

  @Column('text', { nullable: true })
  errorMessage: string | null;

  @Column('text', { nullable: true })
  ipAddress: string | null;

  @Column('text', { nullable: true })
  callId: string | null;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
