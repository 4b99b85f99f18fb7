import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { EmployeeRole } from '@booking/contracts/staff-rights';

/** A person who works at the hotel, in one mode. */
@Entity('employee')
export class EmployeeEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text', { nullable: true })
  cloudbedsEmployeeId: string | null;

  /** Ten digits; null only for an inactive employee of Cloudbeds whose number was not entered yet. */
  @Column('text', { nullable: true })
  phoneNumber: string | null;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  role: EmployeeRole;

  @Column('bool')
  isActive: boolean;

  /** When a sync first missed them in Cloudbeds. */
  @Column('timestamptz', { nullable: true })
  missingSince: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}

export const fullName = ({ firstName, lastName }: Pick<EmployeeEntity, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
