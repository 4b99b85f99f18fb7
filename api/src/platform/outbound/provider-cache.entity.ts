import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest answer of a provider to a question. */
@Entity('provider_cache')
export class ProviderCacheEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  value: unknown;

  @Column('timestamptz')
  at: Date;
}
