import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ShellOffer } from '@booking/contracts/remote-build';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { optionalBuildFile } from '../files/build-file.adapter.ts';
import { shellFolder } from '../files/build-folders.rule.ts';

/** Where no shell was built, as beside a development server. */
export const noShell = '0'.repeat(16);

const shellOffer = optionalBuildFile(join(shellFolder, 'shell.json'), (text) => ShellOffer.parse(JSON.parse(text)));

/** The shells that ran here, and what each gave to remotes. */
@Injectable()
export class ShellsService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The shell that pages are served with now. */
  current(): Promise<ShellOffer | undefined> {
    return shellOffer();
  }

  async digest(): Promise<string> {
    return (await this.current())?.digest ?? noShell;
  }

  /** Writes down which shell runs, when it is another than before. */
  async remember(): Promise<void> {
    const offer = await this.current();
    if (!offer) return;
    await this.database.query(
      `INSERT INTO shell_release (digest, offer, at) SELECT $1, $2, $3 WHERE $1 IS DISTINCT FROM
         (SELECT digest FROM shell_release ORDER BY id DESC LIMIT 1)`,
      [offer.digest, offer, this.clock.now()],
    );
  }

  /** The one that runs and the one before it, whose tabs are still open. */
  async newestTwo(em: EntityManager): Promise<ShellOffer[]> {
    const rows = await em.query<{ offer: ShellOffer }[]>(
      `SELECT offer FROM (SELECT DISTINCT ON (digest) id, offer FROM shell_release ORDER BY digest, id DESC) AS shell
       ORDER BY id DESC LIMIT 2`,
    );
    return rows.map(({ offer }) => offer);
  }
}
