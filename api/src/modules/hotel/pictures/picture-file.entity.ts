import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture in one of its sizes and formats. */
@Entity('picture_file')
export class PictureFileEntity {
  @PrimaryColumn('text')
  hash: string;

  @PrimaryColumn('text')
  file: string;

  @Column('bytea')
  bytes: Buffer;

  @Column('timestamptz')
  madeAt: Date;
}
