import { Injectable } from '@nestjs/common';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { BuildKey } from '../files/remote-files.port.ts';
import { RemoteBuildEntity } from './remote-build.entity.ts';

/** The builds that were admitted. Rows are added and never changed. */
@Injectable()
export class RemoteBuildsRepository {
  constructor(private readonly database: DataSource) {}

  find({ remote, digest }: BuildKey, transaction?: Transaction): Promise<RemoteBuildEntity | null> {
    return this.manager(transaction).findOneBy(RemoteBuildEntity, { remote, digest });
  }

  /** The newest builds of a remote, newest first. */
  list(remote: string, limit: number): Promise<RemoteBuildEntity[]> {
    return this.manager().find(RemoteBuildEntity, {
      where: { remote },
      order: { at: 'DESC', digest: 'ASC' },
      take: limit,
    });
  }

  /** What several builds say of themselves. */
  async listReleases(builds: readonly BuildKey[], transaction?: Transaction): Promise<RemoteRelease[]> {
    const rows = await this.manager(transaction).query<{ release: RemoteRelease }[]>(
      'SELECT release FROM remote_build JOIN unnest($1::text[], $2::text[]) AS wanted (remote, digest) USING (remote, digest)',
      [builds.map(({ remote }) => remote), builds.map(({ digest }) => digest)],
    );
    return rows.map(({ release }) => release);
  }

  /** The newest build of each remote that `by` added since a build was last taken live, and that no session got yet. */
  listUnused(by: string): Promise<RemoteBuildEntity[]> {
    return this.manager()
      .createQueryBuilder(RemoteBuildEntity, 'build')
      .distinctOn(['build.remote'])
      .where('build.by = :by', { by })
      .andWhere(
        `NOT EXISTS (SELECT FROM remote_change AS change WHERE change.remote = build.remote
           AND (change.digest = build.digest OR (change.kind = 'live' AND change.at > build.at)))`,
      )
      .orderBy('build.remote')
      .addOrderBy('build.at', 'DESC')
      .getMany();
  }

  /** The remotes of which `by` added a build. */
  async listRemotesOf(by: string): Promise<string[]> {
    const rows = await this.manager()
      .createQueryBuilder(RemoteBuildEntity, 'build')
      .select('DISTINCT build.remote', 'remote')
      .where('build.by = :by', { by })
      .getRawMany<{ remote: string }>();
    return rows.map(({ remote }) => remote);
  }

  /** @returns false for a build that was admitted before, which stays as it was */
  async add(build: RemoteBuildEntity, transaction: Transaction): Promise<boolean> {
    const { remote, digest, release, by, reason, at, shipTokenId, signature } = build;
    const added = await transaction.query<unknown[]>(
      `INSERT INTO remote_build (remote, digest, release, by, reason, at, ship_token_id, signature)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING digest`,
      [remote, digest, release, by, reason, at, shipTokenId, signature],
    );
    return added.length > 0;
  }

  private manager(transaction?: Transaction): Transaction {
    return transaction ?? this.database.manager;
  }
}
