import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ObjectStore } from '../../../platform/objects/object-store.port.ts';
import { headFolder, readHead, writeHead, type Head } from './head-files.repository.ts';

const everyMs = 5_000;
const newest = `SELECT place::int, encode(hash, 'hex') AS hash,
    (SELECT audit_event.at FROM audit_link JOIN audit_event ON id = event_id WHERE audit_link.place = last.place) AS at
  FROM last_audit_link() AS last`;
const atPlace = `SELECT place::int, encode(hash, 'hex') AS hash FROM audit_link WHERE place = $1
  UNION ALL SELECT place::int, encode(hash, 'hex') FROM audit_checkpoint WHERE place = $1`;

/** Notes outside the database how far the audit log has come, so that an end that was cut off is missed. */
@Injectable()
export class AuditHead implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('AuditHead');
  private timer: NodeJS.Timeout | undefined;
  /** What the bucket has of today. */
  private copied = '';

  constructor(
    private readonly database: DataSource,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.noteSafely(), everyMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.noteSafely();
  }

  async newest(): Promise<Head> {
    const [head] = await this.database.query<{ place: number; hash: string; at: Date | null }[]>(newest);
    return { place: head!.place, hash: head!.hash, at: head!.at?.toISOString() ?? null };
  }

  /** Goes forward only: what no longer fits what was noted is left to whoever verifies the log. */
  private async note(): Promise<void> {
    const head = await this.newest();
    const noted = await readHead(this.env.settings);
    if (noted && head.place !== noted.place) {
      const [known] = await this.database.query<Head[]>(atPlace, [noted.place]);
      if (noted.place > head.place || (known && known.hash !== noted.hash)) {
        this.logger.error('The audit log is not what it was; npm run audit -- verify says where.');
        return;
      }
    }
    if (head.place > 0 && head.place !== noted?.place) await writeHead(this.env.settings, head);
    await this.copy(head);
  }

  /** One object a day in the bucket, where there is one: the folder of a container goes with it. */
  private async copy(head: Head): Promise<void> {
    const key = `${headFolder(this.env.settings)}/${this.clock.now().toISOString().slice(0, 10)}`;
    const text = JSON.stringify(head);
    if (!this.env.settings.S3_BUCKET || head.place === 0 || this.copied === key + text) return;
    await this.objects.put(key, Buffer.from(text));
    this.copied = key + text;
  }

  private async noteSafely(): Promise<void> {
    await this.note().catch((error: unknown) => this.logger.warn({ err: error }));
  }
}
