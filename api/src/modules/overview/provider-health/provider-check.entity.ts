import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '@booking/contracts/mode';

@Entity('provider_check')
export class ProviderCheckEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  provider: string;

  @Column('text')
  mode: Mode;

  @Column('boolean')
  ok: boolean;

  @Column('int')
  responseMs: number;

  @Column('text', { nullable: true })
  error: string | null;

  @Column('timestamptz')
  checkedAt: Date;
}
