import type { RemoteRelease } from '@booking/contracts/remote-build';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A build that was admitted. Rows are never changed. */
@Entity('remote_build')
export class RemoteBuildEntity {
  @PrimaryColumn('text')
  remote: string;

  @PrimaryColumn('text')
  digest: string;

  @Column('jsonb')
  release: RemoteRelease;

  @Column('text')
  by: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  at: Date;

  /** The token it was shipped by; none where a person or the installation did. */
  @Column('uuid', { nullable: true })
  shipTokenId: string | null;

  /** Of that token, over the remote and the digest. */
  @Column('bytea', { nullable: true })
  signature: Buffer | null;
}
