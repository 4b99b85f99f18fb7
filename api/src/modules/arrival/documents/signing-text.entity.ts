import type { GuestLanguage } from '@booking/contracts/guest-language';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A wording that guests were shown. It never changes: signatures refer to it. */
@Entity('signing_text')
export class SigningTextEntity {
  @PrimaryColumn('text')
  version: string;

  @Column('text')
  kind: 'registration' | 'authorization';

  @Column('text')
  title: string;

  @Column('jsonb')
  paragraphs: string[];

  @Column('text', { default: 'en' })
  language: GuestLanguage;

  @Column('timestamptz')
  firstShownAt: Date;
}
