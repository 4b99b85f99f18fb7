import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '@booking/contracts/roles';

@Entity('account')
export class AccountEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  role: Role;

  /** Argon2id; an account without one signs in by a one-time link only. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;
}
