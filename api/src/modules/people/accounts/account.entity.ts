import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
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

  /** Argon2id; an account without one signs in by a link, or elsewhere. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  /** SHA-256 of an open invitation's token. */
  @Column('bytea', { nullable: true })
  invitationHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  invitedUntil: Date | null;

  /** Sealed; it counts once a code of it was confirmed. */
  @Column('text', { nullable: true })
  secondFactorSecret: string | null;

  @Column('timestamptz', { nullable: true })
  secondFactorAt: Date | null;

  /** The time step of the newest code that was used, which counts once. */
  @Column('bigint', { default: 0, select: false })
  secondFactorStep?: string;

  /** Who this is at the sign-in service of OIDC_ISSUER. */
  @Column('text', { nullable: true })
  oidcIssuer: string | null;

  @Column('text', { nullable: true })
  oidcSubject: string | null;
}
