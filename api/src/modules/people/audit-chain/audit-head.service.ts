import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ObjectStore } from '../../../platform/objects/object-store.port.ts';
import { AuditLinkRepository } from './audit-link.repository.ts';
import { headFolder, readHead, writeHead, type Head } from './head-files.repository.ts';

const everyMs = 5_000;
/** Notes outside the database how far the audit log has come, so that removing its newest events shows. */
@Injectable()
export class AuditHead implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('AuditHead');
  private timer: NodeJS.Timeout | undefined;
  /** What the bucket has of today. */
  private copied = '';

  constructor(
    private readonly links: AuditLinkRepository,
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

  newest(): Promise<Head> {
    return this.links.getNewest();
  }

  /** Only moves forward: a log that contradicts the note is left for `npm run audit -- verify`. */
  private async note(): Promise<void> {
    const head = await this.newest();
    const noted = await readHead(this.env.settings);
    if (noted && head.place !== noted.place) {
      const known = await this.links.findAt(noted.place);
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
