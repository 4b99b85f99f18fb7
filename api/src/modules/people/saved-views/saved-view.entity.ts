import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody filters and sorts a list by, under a name of their own. */
@Entity('saved_view')
export class SavedViewEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  list: string;

  @Column('text')
  name: string;

  /** Names and values of the address, as they are read, so that whoever is erased is found in them. */
  @Column('jsonb')
  search: [name: string, value: string][];
}
