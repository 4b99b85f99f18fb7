import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Clock } from './clock/clock.ts';
import { Env } from './env/env.ts';
import { ErasedSubjects } from './erased/erased-subjects.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.ts';
import { AccessGuard } from './http/access.guard.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { RateLimitGuard } from './http/rate-limit.guard.ts';
import { RateLimits } from './http/rate-limits.ts';
import { Inbox } from './inbox/inbox.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { Jobs } from './jobs/jobs.ts';
import { MetricsController } from './metrics/metrics.controller.ts';
import { Metrics } from './metrics/metrics.ts';
import { DiskObjects } from './objects/disk-objects.ts';
import { ObjectStore } from './objects/object-store.ts';
import { SealedObjects } from './objects/sealed-objects.ts';
import { Outbound } from './outbound/outbound.ts';
import { Pace } from './outbound/pace.ts';
import { ProviderCache } from './outbound/provider-cache.ts';
import { Fingerprints } from './secrets/fingerprints.ts';
import { KeyChange } from './secrets/key-change.ts';
import { Sealed } from './secrets/sealed.ts';

/** On the disk, or in a bucket where one is named. */
const objectStore = {
  provide: ObjectStore,
  inject: [Env],
  useFactory: async (env: Env): Promise<ObjectStore> => {
    if (!env.settings.S3_BUCKET) return new DiskObjects(env);
    // large, and most houses have no use for it
    const { S3Objects } = await import('./objects/s3-objects.ts');
    return new S3Objects(env);
  },
};

/** What every module stands on. It is given the environment and an open database, and knows nothing above it. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: Jobs,
  ) {}

  static with(env: Env, database: DataSource): DynamicModule {
    const sealing = [Sealed, SealedObjects, KeyChange, Fingerprints];
    const outwards = [Metrics, Outbound, Pace, ProviderCache];
    const services = [Clock, Jobs, Inbox, RateLimits, Readiness, ErasedSubjects, ...sealing, ...outwards];
    return {
      module: PlatformModule,
      controllers: [HealthController, InboxController, MetricsController],
      providers: [
        { provide: Env, useValue: env },
        { provide: DataSource, useValue: database },
        objectStore,
        ...services,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
      ],
      exports: [Env, DataSource, ...services],
    };
  }

  /** No request is in hand any more: those that were could still put work into the queue. */
  async onApplicationShutdown(): Promise<void> {
    await this.jobs.stop();
    await this.database.destroy();
  }
}
