import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A profile photo. */
@Entity('assistant_image')
export class AssistantImageEntity {
  @PrimaryColumn('int')
  assistant: number;

  @Column('bytea')
  webp: Buffer;
}
