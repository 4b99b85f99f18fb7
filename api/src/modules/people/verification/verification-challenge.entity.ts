import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import { StoredCode } from '../../../platform/codes/stored-code.entity.ts';

/** A code that a call or a browser asked for. One for an unknown number looks the same, but its code is not texted. */
@Entity('verification_challenge')
export class VerificationChallengeEntity extends StoredCode {
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

  @Column('timestamptz', { nullable: true })
  passedAt: Date | null;
}
