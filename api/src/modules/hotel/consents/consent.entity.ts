import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';
import type { ConsentMethod } from './consent-wording.rule.ts';

/** That somebody agreed to be texted or called. Revoked, it stays. */
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

  /** The call, the person of the staff, or whatever else it can be looked up by. */
  @Column('text', { nullable: true })
  source: string | null;

  /** Of the words it was given to. */
  @Column('text')
  textVersion: string;

  @Column('timestamptz')
  givenAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revokedHow: string | null;
}
