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

  @Column('timestamptz')
  firstShownAt: Date;
}
