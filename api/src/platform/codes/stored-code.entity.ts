import { Column } from 'typeorm';

/** What is stored of a code that was texted. Each use of codes has a table of its own that also says who may answer. */
export abstract class StoredCode {
  abstract id: string;

  @Column('text')
  codeHash: string;

  @Column('int', { default: 0 })
  tries: number;

  @Column('timestamptz')
  expiresAt: Date;

  abstract passedAt: Date | null;
}
