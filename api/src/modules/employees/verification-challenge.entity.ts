import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** A code that a call or a browser asked for. One for an unknown number looks the same, and nobody gets its code. */
@Entity('verification_challenge')
export class VerificationChallengeEntity {
  /** Hash of who may answer it: a call's id or the token of a cookie. */
  @PrimaryColumn('bytea')
  holder: Buffer;

  @Column('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text', { nullable: true })
  callId: string | null;

  @Column('text', { nullable: true })
  ipAddress: string | null;

  @Column('text')
  codeHash: string;

  @Column('int', { default: 0 })
  tries: number;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  passedAt: Date | null;
}
