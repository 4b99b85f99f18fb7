import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Env } from '../../platform/env/env.ts';

type Head = { place: number; hash: string };

const everyMs = 5_000;
const newest = `SELECT place::int, encode(hash, 'hex') AS hash FROM last_audit_link()`;
const at = `SELECT place::int, encode(hash, 'hex') AS hash FROM audit_link WHERE place = $1
  UNION ALL SELECT place::int, encode(hash, 'hex') FROM audit_checkpoint WHERE place = $1`;

/** Notes outside the database how far the audit log has come, so that an end that was cut off is missed. */
@Injectable()
export class AuditHead implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('AuditHead');
  private readonly file: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    env: Env,
  ) {
    const { DATA_DIR, DATABASE_URL } = env.settings;
    this.file = resolve(DATA_DIR, 'audit', `${new URL(DATABASE_URL).pathname.slice(1)}.json`);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.noteSafely(), everyMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.noteSafely();
  }

  /** Goes forward only: what no longer fits what was noted is left to whoever verifies the log. */
  private async note(): Promise<void> {
    const [head] = await this.database.query<Head[]>(newest);
    const noted = await this.noted();
    if (!head || head.place === (noted?.place ?? 0)) return;
    if (noted) {
      const [known] = await this.database.query<Head[]>(at, [noted.place]);
      if (noted.place > head.place || (known && known.hash !== noted.hash)) {
        this.logger.error('The audit log is not what it was; npm run audit -- verify says where.');
        return;
      }
    }
    await mkdir(dirname(this.file), { recursive: true, mode: 0o700 });
    await writeFile(`${this.file}.part`, JSON.stringify(head), { mode: 0o600, flush: true });
    await rename(`${this.file}.part`, this.file);
  }

  private async noted(): Promise<Head | undefined> {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Head);
  }

  private async noteSafely(): Promise<void> {
    await this.note().catch((error: unknown) => this.logger.warn({ err: error }));
  }
}
