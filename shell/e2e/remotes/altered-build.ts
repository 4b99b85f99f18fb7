import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@booking/admission/container-name';
import type { RemoteRelease } from '@booking/contracts/remote-build';
import type { Sql } from '../console.ts';
import { buildsFolder } from './remote-files.ts';
import { integrityOf, renameContainer } from './renamed-container.ts';

type Alteration = { version?: string; entry: (entry: string, container: string) => string };

const liveRelease = async (sql: Sql, id: string): Promise<RemoteRelease> => {
  const [row] = await sql<{ release: RemoteRelease }>(
    `SELECT release FROM remote_change JOIN remote_build USING (remote, digest)
     WHERE remote = $1 AND kind IN ('live', 'rollback') ORDER BY id DESC LIMIT 1`,
    [id],
  );
  return row!.release;
};

const change = (sql: Sql, { id, digest }: RemoteRelease, kind: 'live' | 'rollback'): Promise<unknown[]> =>
  sql(
    `INSERT INTO remote_change (remote, digest, kind, by, reason, at) VALUES ($1, $2, $3, 'journey', 'A journey', now())`,
    [id, digest, kind],
  );

/**
 * Admits a build that admission might have refused: the live one with its entry altered, under the integrity it has then. Its files
 * go afterwards.
 */
export async function whileAdmitted(
  sql: Sql,
  id: string,
  { version, entry: alter }: Alteration,
  journey: (altered: RemoteRelease, live: RemoteRelease) => Promise<void>,
): Promise<void> {
  const live = await liveRelease(sql, id);
  const digest = randomBytes(8).toString('hex');
  const [from, to] = [live.digest, digest].map((name) => join(buildsFolder(), id, name)) as [string, string];
  await cp(from, to, { recursive: true });
  const container = containerName(id, digest);
  const assets = await renameContainer(to, live.container, container);
  const entry = alter(await readFile(join(to, 'remoteEntry.js'), 'utf8'), container);
  await writeFile(join(to, 'remoteEntry.js'), entry);
  const altered: RemoteRelease = {
    ...live,
    digest,
    version: version ?? live.version,
    entry: `/remotes/${id}/${digest}/remoteEntry.js`,
    container,
    assets: { ...assets, 'remoteEntry.js': integrityOf(entry) },
  };
  await sql(
    `INSERT INTO remote_build (remote, digest, release, by, reason, at) VALUES ($1, $2, $3, 'journey', 'A journey', now())`,
    [id, digest, altered],
  );
  await journey(altered, live).finally(() => rm(to, { recursive: true, force: true }));
}

/**
 * Takes such a build live. While it is, what was live before is what to fall back to; afterwards that is live again, with nothing to
 * fall back to.
 */
export const whileLive: typeof whileAdmitted = (sql, id, alteration, journey) =>
  whileAdmitted(sql, id, alteration, async (altered, before) => {
    await change(sql, altered, 'live');
    await journey(altered, before).finally(() => change(sql, before, 'rollback'));
  });
