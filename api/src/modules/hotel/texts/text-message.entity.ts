import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

/** A text we sent, without its words: they may hold a guest's link. */
@Entity('text_message')
export class TextMessageEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  mode: Mode;

  @Column('text', { nullable: true })
  callId: string | null;

  @Column('text')
  toNumber: string;

  @Column('text')
  purpose: string;

  @Column('text')
  status: string;

  /** Idempotency key: the same is not texted twice. */
  @Column('text', { nullable: true })
  key: string | null;

  @Column('text', { nullable: true })
  providerId: string | null;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}

/** A number that opted out of texts. */
@Entity('text_opt_out')
export class TextOptOutEntity {
  @PrimaryColumn('text')
  mode: Mode;

  @PrimaryColumn('text')
  number: string;

  /** In their own words. */
  @Column('text')
  said: string;

  @Column('timestamptz')
  since: Date;
}
