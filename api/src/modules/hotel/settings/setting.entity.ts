import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('setting')
export class SettingEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('uuid', { nullable: true })
  updatedBy: string | null;
}
