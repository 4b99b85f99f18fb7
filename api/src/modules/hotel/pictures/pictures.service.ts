import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import type { PictureFile } from '@booking/contracts/picture-sizes';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { coalescedQuery } from '../../../platform/database/prepared.query.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { resizePicture } from './resized-picture.mapper.ts';

/** There is none where the property system has no photo. */
type Address = string | null | undefined;
type Wanted = { mode: Mode; address: string };

const keepPicture: JobKind<Wanted> = {
  name: 'keep-picture',
  data: z.object({ mode: Mode, address: z.string() }),
  retries: 3,
  seconds: 120,
};

const dayMs = 24 * 60 * 60_000;
/** Far more than a hotel has; what nobody has offered for a month makes room. */
const mostPictures = 300;

/** Photos of the hotel in the sizes of the pages. No page waits for one: it shows what the property system has until then. */
@Injectable()
export class PicturesService implements OnApplicationBootstrap {
  private readonly logger = new Logger('PicturesService');

  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(keepPicture, (wanted) => this.keep(wanted));
  }

  /** What is kept of photos, by their addresses; those that are new, or were fetched a day ago, are fetched for later. */
  async of(mode: Mode, addresses: readonly Address[]): Promise<(address: Address) => string | undefined> {
    const wanted = [...new Set(addresses)].filter((address): address is string => !!address);
    if (wanted.length === 0) return () => undefined;
    const rows = await coalescedQuery<{ address: string; hash: string | null; askedAt: Date }>(
      this.database,
      'SELECT address, hash, asked_at AS "askedAt" FROM picture WHERE address = ANY($1)',
      [wanted],
    );
    const aDayAgo = this.daysAgo(1);
    const fresh = new Set(rows.filter(({ askedAt }) => askedAt >= aDayAgo).map(({ address }) => address));
    const due = wanted.filter((address) => !fresh.has(address));
    if (due.length > 0) {
      await this.fetchLater(mode, due).catch((err: unknown) => this.logger.warn({ err }));
    }
    const hashes = new Map(rows.map(({ address, hash }) => [address, hash]));
    return (address) => hashes.get(address!) ?? undefined;
  }

  /** @throws Refusal 404 */
  async read(hash: string, file: PictureFile): Promise<Buffer> {
    const sql = 'SELECT bytes FROM picture_file WHERE hash = $1 AND file = $2';
    const [found] = await this.database.query<{ bytes: Buffer }[]>(sql, [hash, file]);
    if (!found) throw notFound('This picture');
    return found.bytes;
  }

  /** Whoever notes that it asked fetches it; others who look at the same time do not. */
  private async fetchLater(mode: Mode, addresses: string[]): Promise<void> {
    await this.database.transaction(async (em) => {
      const asked = await em.query<{ address: string }[]>(
        `INSERT INTO picture AS known (address, asked_at)
         SELECT address, $2::timestamptz FROM unnest($1::text[]) AS given (address)
         WHERE EXISTS (SELECT FROM picture WHERE picture.address = given.address)
            OR (SELECT count(*) FROM picture) < ${mostPictures}
         ORDER BY address
         ON CONFLICT (address) DO UPDATE SET asked_at = excluded.asked_at WHERE known.asked_at < $3
         RETURNING address`,
        [addresses, this.clock.now(), this.daysAgo(1)],
      );
      const wanted = asked.map(({ address }) => ({ mode, address }));
      await this.jobs.enqueueAll(keepPicture, wanted, em);
    });
  }

  private async keep({ mode, address }: Wanted): Promise<void> {
    const { hash, files } = await resizePicture(await this.property.picture(mode, address));
    await this.database.transaction(async (em) => {
      for (const [file, bytes] of files) {
        await em.query(
          'INSERT INTO picture_file (hash, file, bytes, made_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
          [hash, file, bytes, this.clock.now()],
        );
      }
      await em.query('UPDATE picture SET hash = $2 WHERE address = $1', [address, hash]);
      await em.query('DELETE FROM picture WHERE asked_at < $1', [this.daysAgo(30)]);
      // pages that are open may still ask for what was another picture a day ago
      await em.query(
        `DELETE FROM picture_file AS old WHERE made_at < $1 AND NOT EXISTS (SELECT FROM picture WHERE hash = old.hash)`,
        [this.daysAgo(1)],
      );
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * dayMs);
  }
}
