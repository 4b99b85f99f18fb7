import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { RemoteChangeEntity } from './remote-change.entity.ts';
import type { ReleaseChange } from './release-state.rule.ts';

/** A change as it is written; its id and the version of its build follow from it. */
export type NewChange = Omit<RemoteChangeEntity, 'id'>;

/** Everything that was done with builds. Rows are added and never changed. */
@Injectable()
export class RemoteChangesRepository {
  constructor(private readonly database: DataSource) {}

  /** Everything that was done to a remote, oldest first. */
  listOf(remote: string, transaction?: Transaction): Promise<ReleaseChange[]> {
    return this.select('WHERE remote = $1 ORDER BY id', [remote], transaction);
  }

  /** Everything that was done to any remote, oldest first. */
  listAll(transaction?: Transaction): Promise<ReleaseChange[]> {
    return this.select('ORDER BY id', [], transaction);
  }

  /** The newest changes of a remote, newest first. */
  listNewest(remote: string, limit: number): Promise<ReleaseChange[]> {
    return this.select('WHERE remote = $1 ORDER BY id DESC LIMIT $2', [remote, limit]);
  }

  /** The id of the newest change of all remotes; 0 before the first. */
  async newestId(transaction?: Transaction): Promise<number> {
    const sql = 'SELECT coalesce(max(id), 0)::int AS id FROM remote_change';
    const [newest] = await (transaction ?? this.database.manager).query<{ id: number }[]>(sql);
    return newest!.id;
  }

  async add(change: NewChange, transaction: Transaction): Promise<void> {
    await transaction.insert(RemoteChangeEntity, change);
  }

  private select(which: string, values: unknown[], transaction?: Transaction): Promise<ReleaseChange[]> {
    return (transaction ?? this.database.manager).query<ReleaseChange[]>(
      `SELECT change.id::int, remote, change.kind, digest, change.share, change.by, change.reason, change.at,
         build.release ->> 'version' AS version
       FROM remote_change AS change LEFT JOIN remote_build AS build USING (remote, digest) ${which}`,
      values,
    );
  }
}
