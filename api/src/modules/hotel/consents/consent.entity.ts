import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { ConsentMethod } from './consent-wording.rule.ts';

/** The consent of a number's owner to be texted or called. A revoked consent stays. */
@Entity('consent')
export class ConsentEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  /** A phone number, E.164. */
  @Column('text')
  who: string;

  @Column('text')
  what: 'text' | 'call';

  @Column('text')
  how: ConsentMethod;

  /** The call, the staff member, or what else it can be looked up by. */
  @Column('text', { nullable: true })
  source: string | null;

  /** Of the wording that was agreed to. */
  @Column('text')
  textVersion: string;

  @Column('timestamptz')
  givenAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revokedHow: string | null;
}
