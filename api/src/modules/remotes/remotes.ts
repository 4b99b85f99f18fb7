import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { RemoteRelease } from '@booking/contracts/remotes';
import { DataSource } from 'typeorm';
import { remotesFolder } from './folders.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Which remotes are live. It is data: a release is a row, and the newest row of a remote counts from the next page load on. */
@Injectable()
export class Remotes implements OnApplicationBootstrap {
  private readonly logger = new Logger('Remotes');

  constructor(private readonly database: DataSource) {}

  /** Builds that came with this installation go live when they differ from what is live. */
  async onApplicationBootstrap(): Promise<void> {
    const folders = await readdir(remotesFolder).catch(() => []);
    for (const folder of folders) {
      const text = await readFile(join(remotesFolder, folder, 'release.json'), 'utf8').catch(() => undefined);
      if (text === undefined) continue;
      const parsed = RemoteRelease.safeParse(readJson(text));
      if (parsed.success) await this.release(parsed.data, 'installation', 'Came with the installation');
      else this.logger.error(`${folder}/release.json is not a release: ${parsed.error.message}`);
    }
  }

  /** What is live, by remote. */
  async live(): Promise<RemoteRelease[]> {
    const rows = await this.database.query<{ release: RemoteRelease }[]>(
      'SELECT DISTINCT ON (remote) release FROM remote_release ORDER BY remote, id DESC',
    );
    return rows.map(({ release }) => release);
  }

  private async release(release: RemoteRelease, releasedBy: string, reason: string): Promise<void> {
    const digest = createHash('sha256').update(JSON.stringify(release)).digest('hex');
    await this.database.query(
      `INSERT INTO remote_release (remote, digest, release, released_by, reason)
       SELECT $1, $2, $3, $4, $5 WHERE $2 IS DISTINCT FROM
         (SELECT digest FROM remote_release WHERE remote = $1 ORDER BY id DESC LIMIT 1)`,
      [release.id, digest, release, releasedBy, reason],
    );
  }
}
