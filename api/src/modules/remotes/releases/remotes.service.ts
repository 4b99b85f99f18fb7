import { Injectable } from '@nestjs/common';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import { DataSource, type EntityManager } from 'typeorm';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { installer } from '../installation/installation.rule.ts';
import type { BuildKey } from '../files/remote-files.port.ts';
import { reduceReleaseState, type Provenance, type ReleaseChange, type ReleaseState } from './release-state.rule.ts';

/** A remote of which something is live, and the builds that it may be shown in. */
export type LiveRemote = {
  id: string;
  standing: ReleaseState;
  live: RemoteRelease;
  before: RemoteRelease | undefined;
  canary: RemoteRelease | undefined;
};

/** A remote of which nothing is live any more, and what was live of it last. */
export type RetiredRemote = Omit<LiveRemote, 'before' | 'canary'>;

type Kept = { lastChange: number; remotes: LiveRemote[]; retired: RetiredRemote[] };

/** The ship token that a build came by, and its signature over the build. */
export type BuildSignature = { shipTokenId: string | null; signature: Buffer | null };

export type Build = Provenance & BuildSignature & { release: RemoteRelease };

const buildColumns = 'release, by, reason, at, ship_token_id AS "shipTokenId", signature';

const keyOf = (remote: string, digest: string): string => `${remote} ${digest}`;

const byId = <R extends { id: string }>(remotes: R[]): R[] =>
  remotes.toSorted((one, other) => one.id.localeCompare(other.id));

/**
 * What was admitted and what was done with it. Both are lists that only grow, in PostgreSQL, and what is live follows from them, from
 * the next page load on.
 */
@Injectable()
export class RemotesService {
  private kept: Kept | undefined;

  constructor(private readonly database: DataSource) {}

  /** Every remote of which something is live. */
  async live(em: EntityManager = this.database.manager): Promise<LiveRemote[]> {
    return (await this.current(em)).remotes;
  }

  /** Every remote that is retired. */
  async retired(): Promise<RetiredRemote[]> {
    return (await this.current(this.database.manager)).retired;
  }

  async standing(remote: string, em: EntityManager = this.database.manager): Promise<ReleaseState> {
    return reduceReleaseState(await this.history(remote, em));
  }

  /** Everything that was done to a remote, oldest first. */
  history(remote: string, em: EntityManager): Promise<ReleaseChange[]> {
    return changesOf(em, 'WHERE remote = $1 ORDER BY id', [remote]);
  }

  /** The newest changes of a remote, newest first. */
  changes(remote: string, limit: number): Promise<ReleaseChange[]> {
    return changesOf(this.database.manager, 'WHERE remote = $1 ORDER BY id DESC LIMIT $2', [remote, limit]);
  }

  /** The newest builds of a remote, newest first. */
  builds(remote: string, limit: number): Promise<Build[]> {
    return this.database.query<Build[]>(
      `SELECT ${buildColumns} FROM remote_build WHERE remote = $1 ORDER BY at DESC, digest LIMIT $2`,
      [remote, limit],
    );
  }

  async build(remote: string, digest: string, em: EntityManager = this.database.manager): Promise<Build | undefined> {
    const sql = `SELECT ${buildColumns} FROM remote_build WHERE remote = $1 AND digest = $2`;
    return (await em.query<Build[]>(sql, [remote, digest]))[0];
  }

  /** The newest build of each remote that an installation brought since a build was last taken live, and that nobody got yet. */
  offered(): Promise<Build[]> {
    return this.database.query<Build[]>(
      `SELECT DISTINCT ON (remote) ${buildColumns} FROM remote_build AS brought
       WHERE by = $1 AND NOT EXISTS (SELECT FROM remote_change AS change
         WHERE change.remote = brought.remote
           AND (change.digest = brought.digest OR (change.kind = 'live' AND change.at > brought.at)))
       ORDER BY remote, at DESC`,
      [installer],
    );
  }

  /** One at a time changes what is live: what is decided rests on every remote, for no two may claim an address. */
  inTurn<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (em) => {
      await advisoryLock(em, 'what is live');
      return work(em);
    });
  }

  /** @returns false for a build that was admitted before, which stays as it was */
  async admit(
    release: RemoteRelease,
    { by, reason, at, shipTokenId, signature }: Provenance & BuildSignature,
    em: EntityManager,
  ): Promise<boolean> {
    const added = await em.query<unknown[]>(
      `INSERT INTO remote_build (remote, digest, release, by, reason, at, ship_token_id, signature)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING digest`,
      [release.id, release.digest, release, by, reason, at, shipTokenId, signature],
    );
    return added.length > 0;
  }

  async change(
    {
      remote,
      kind,
      digest,
      share,
      by,
      reason,
      at,
      shipTokenId,
    }: Omit<ReleaseChange, 'id' | 'version'> & Pick<BuildSignature, 'shipTokenId'>,
    em: EntityManager,
  ): Promise<void> {
    await em.query(
      `INSERT INTO remote_change (remote, kind, digest, share, by, reason, at, ship_token_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [remote, kind, digest, share, by, reason, at, shipTokenId],
    );
  }

  private async current(em: EntityManager): Promise<Kept> {
    const [newest] = await em.query<{ id: number | null }[]>('SELECT max(id)::int AS id FROM remote_change');
    const kept = this.kept?.lastChange === (newest!.id ?? 0) ? this.kept : await this.read(em);
    this.kept = kept;
    return kept;
  }

  private async read(em: EntityManager): Promise<Kept> {
    const changes = await changesOf(em, 'ORDER BY id');
    const standings = [...Map.groupBy(changes, ({ remote }) => remote)].map(
      ([id, ofRemote]) => [id, reduceReleaseState(ofRemote)] as const,
    );
    const builds = await this.releases(
      standings.flatMap(([remote, { live, before, canary, retired }]) =>
        [live?.digest, before, canary?.digest, retired?.last.digest].flatMap((digest) =>
          digest ? [{ remote, digest }] : [],
        ),
      ),
      em,
    );
    const releaseOf = (id: string, digest: string | null | undefined): RemoteRelease | undefined =>
      digest ? builds.get(keyOf(id, digest)) : undefined;
    const remotes = standings.flatMap(([id, standing]) => {
      const live = releaseOf(id, standing.live?.digest);
      const [before, canary] = [releaseOf(id, standing.before), releaseOf(id, standing.canary?.digest)];
      return live ? [{ id, standing, live, before, canary }] : [];
    });
    const retired = standings.flatMap(([id, standing]) => {
      const last = releaseOf(id, standing.retired?.last.digest);
      return last ? [{ id, standing, live: last }] : [];
    });
    return { lastChange: changes.at(-1)?.id ?? 0, remotes: byId(remotes), retired: byId(retired) };
  }

  private async releases(builds: readonly BuildKey[], em: EntityManager): Promise<Map<string, RemoteRelease>> {
    const rows = await em.query<{ release: RemoteRelease }[]>(
      'SELECT release FROM remote_build JOIN unnest($1::text[], $2::text[]) AS wanted (remote, digest) USING (remote, digest)',
      [builds.map(({ remote }) => remote), builds.map(({ digest }) => digest)],
    );
    return new Map(rows.map(({ release }) => [keyOf(release.id, release.digest), release]));
  }
}

const changesOf = (em: EntityManager, which: string, values: unknown[] = []): Promise<ReleaseChange[]> =>
  em.query<ReleaseChange[]>(
    `SELECT change.id::int, remote, change.kind, digest, change.share, change.by, change.reason, change.at,
       build.release ->> 'version' AS version
     FROM remote_change AS change LEFT JOIN remote_build AS build USING (remote, digest) ${which}`,
    values,
  );
