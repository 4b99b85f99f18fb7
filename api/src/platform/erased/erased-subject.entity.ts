import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A call, text or reservation that was erased, by its keyed hash. */
@Entity('erased_subject')
export class ErasedSubjectEntity {
  @PrimaryColumn('text')
  hash: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}
