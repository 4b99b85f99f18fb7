import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Env } from '../env/env.service.ts';
import type { JobKind } from '../jobs/job-kind.schema.ts';
import { Jobs } from '../jobs/jobs.service.ts';
import { SealedObjects } from '../objects/sealed-objects.service.ts';
import { SealedColumnsRepository, type SealedColumn } from './sealed-columns.repository.ts';
import { Sealed } from './sealed.service.ts';

/** `by` tells by which key, for a replica that has another one yet. */
const sealAnew: JobKind<{ by: string }> = {
  name: 'seal-anew',
  data: z.object({ by: z.string() }),
  retries: 10,
  seconds: 3600,
};

export type { SealedColumn } from './sealed-columns.repository.ts';

/** Seals all that is kept by SECRET_KEY, once that has changed; until then the keys before it open what they sealed. */
@Injectable()
export class KeyChange implements OnApplicationBootstrap {
  private readonly logger = new Logger('KeyChange');
  private readonly columns: SealedColumn[] = [];
  private readonly folders: string[] = [];

  constructor(
    private readonly texts: SealedColumnsRepository,
    private readonly objects: SealedObjects,
    private readonly sealed: Sealed,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(sealAnew, ({ by }) => {
      if (by !== this.present) throw new Error('SECRET_KEY is another here. A replica that has that one does it.');
      return this.sealAll();
    });
    if (this.env.settings.SECRET_KEYS_BEFORE) await this.jobs.enqueue(sealAnew, { by: this.present });
  }

  private get present(): string {
    return this.sealed.derive('seal anew');
  }

  /** Registers columns with sealed texts, from the constructor of their owner. */
  covers(...columns: SealedColumn[]): void {
    this.columns.push(...columns);
  }

  coversObjects(folder: string): void {
    this.folders.push(folder);
  }

  private async sealAll(): Promise<void> {
    let [texts, images] = [0, 0];
    for (const column of this.columns) texts += await this.sealColumn(column);
    for (const folder of this.folders) {
      const keys = await this.objects.keys(folder);
      for (const key of keys) if (await this.objects.reseal(key)) images += 1;
    }
    this.logger.log(
      `All that is kept is sealed by SECRET_KEY (${texts} texts and ${images} objects anew). SECRET_KEYS_BEFORE can go ` +
        'in a day, when codes, cookies and texts that are under way are over.',
    );
  }

  private async sealColumn(column: SealedColumn): Promise<number> {
    let count = 0;
    for (const row of await this.texts.list(column)) {
      const anew = this.sealed.reseal(column.purpose(row.id), Buffer.from(row.text, 'base64url'));
      if (!anew) continue;
      await this.texts.replace(column, row, anew.toString('base64url'));
      count += 1;
    }
    return count;
  }
}
