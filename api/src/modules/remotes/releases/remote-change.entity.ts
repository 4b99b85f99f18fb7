import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReleaseChange } from './release-state.rule.ts';

/** Something done with a remote's builds; what is live follows from all of them. Rows are never changed. */
@Entity('remote_change')
export class RemoteChangeEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  remote: string;

  @Column('text')
  kind: ReleaseChange['kind'];

  @Column('text', { nullable: true })
  digest: string | null;

  /** Of sessions, in percent, where it is a canary. */
  @Column('int', { nullable: true })
  share: number | null;

  @Column('text')
  by: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  at: Date;

  /** The token it was done by; none where a person or the installation did. */
  @Column('uuid', { nullable: true })
  shipTokenId: string | null;
}
