import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RemoteRelease } from '@booking/contracts/remotes';

/** One remote going live. Rows are only ever added; the newest of a remote is what is live. */
@Entity('remote_release')
export class RemoteReleaseEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column('text')
  remote: string;

  /** Of the release as a whole: the same build is the same digest. */
  @Column('text')
  digest: string;

  @Column('jsonb')
  release: RemoteRelease;

  @Column('text')
  releasedBy: string;

  @Column('text')
  reason: string;
}
