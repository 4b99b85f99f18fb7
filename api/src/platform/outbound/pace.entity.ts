import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When requests to a provider that limits their pace were last sent, the oldest first. */
@Entity('pace')
export class PaceEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz', { array: true })
  turns: Date[];
}
