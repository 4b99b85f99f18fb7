import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A picture of the property system, by its address there; without a hash until it is fetched. One that staff uploaded has the name of
 * its place for an address.
 */
@Entity('picture')
export class PictureEntity {
  @PrimaryColumn('text')
  address: string;

  @Column('text', { nullable: true })
  hash: string | null;

  @Column('timestamptz')
  askedAt: Date;
}
