import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from './clock/clock.service.ts';
import { OneTimeCodes } from './codes/one-time-codes.service.ts';
import { databaseOptions } from './database/database.options.ts';
import { Transactions } from './database/transactions.service.ts';
import { Env } from './env/env.service.ts';
import { ErasedSubjects } from './erased/erased-subjects.service.ts';
import { HealthController } from './health/health.controller.ts';
import { Readiness } from './health/readiness.service.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { AddressLimits } from './http/limits/address-limits.service.ts';
import { GuessLimits } from './http/limits/guess-limits.service.ts';
import { LinkLimits } from './http/limits/link-limits.service.ts';
import { MergesCopies } from './http/repeats/merged-copies.interceptor.ts';
import { LinkTurns } from './http/limits/link-turns.interceptor.ts';
import { InputGuard } from './http/input.guard.ts';
import { KnownDevices } from './http/limits/known-devices.service.ts';
import { ProviderAuthenticators } from './http/access/provider-authenticators.service.ts';
import { RateLimits } from './http/limits/rate-limits.service.ts';
import { RequestClaims } from './http/repeats/request-claims.service.ts';
import { Inbox } from './inbox/inbox.service.ts';
import { InboxController } from './inbox/inbox.controller.ts';
import { Jobs } from './jobs/jobs.service.ts';
import { MetricsController } from './metrics/metrics.controller.ts';
import { Metrics } from './metrics/metrics.service.ts';
import { PlatformFigures } from './metrics/platform-figures.service.ts';
import { DiskObjects } from './objects/disk-objects.adapter.ts';
import { ObjectStore } from './objects/object-store.port.ts';
import { OutsideBackups } from './objects/outside-backups.adapter.ts';
import { SealedObjects } from './objects/sealed-objects.service.ts';
import { Outbound } from './outbound/outbound.client.ts';
import { Pace } from './outbound/pace.service.ts';
import { ProviderCache } from './outbound/provider-cache.service.ts';
import { UnreadableRows } from './outbound/unreadable-rows.service.ts';
import { ErasedSubjectEntity } from './erased/erased-subject.entity.ts';
import { RateLimitEntity } from './http/limits/rate-limit.entity.ts';
import { RequestClaimEntity } from './http/repeats/request-claim.entity.ts';
import { InboundEventEntity } from './inbox/inbound-event.entity.ts';
import { SeenEventEntity } from './inbox/seen-event.entity.ts';
import { PaceEntity } from './outbound/pace.entity.ts';
import { ProviderCacheEntity } from './outbound/provider-cache.entity.ts';
import { UnreadableRowEntity } from './outbound/unreadable-row.entity.ts';
import { FingerprintKeyEntity } from './secrets/fingerprint-key.entity.ts';
import { Fingerprints } from './secrets/fingerprints.service.ts';
import { KeyChange } from './secrets/key-change.job.ts';
import { Sealed } from './secrets/sealed.service.ts';
import { OneTimeCodesRepository } from './codes/one-time-codes.repository.ts';
import { ErasedSubjectsRepository } from './erased/erased-subjects.repository.ts';
import { DatabasePingRepository } from './health/database-ping.repository.ts';
import { RateLimitsRepository } from './http/limits/rate-limits.repository.ts';
import { RequestClaimsRepository } from './http/repeats/request-claims.repository.ts';
import { InboundEventsRepository } from './inbox/inbound-events.repository.ts';
import { PaceRepository } from './outbound/pace.repository.ts';
import { ProviderCacheRepository } from './outbound/provider-cache.repository.ts';
import { UnreadableRowsRepository } from './outbound/unreadable-rows.repository.ts';
import { FingerprintKeysRepository } from './secrets/fingerprint-keys.repository.ts';
import { SealedColumnsRepository } from './secrets/sealed-columns.repository.ts';

/** On the disk, or in a bucket where one is named. */
const objectStore = {
  provide: ObjectStore,
  inject: [Env],
  useFactory: async (env: Env): Promise<ObjectStore> => {
    if (!env.settings.S3_BUCKET) return new DiskObjects(env);
    // large, and most hotels have no use for it
    const { S3Objects } = await import('./objects/s3-objects.adapter.ts');
    return new S3Objects(env);
  },
};

const entities = [
  InboundEventEntity,
  SeenEventEntity,
  ErasedSubjectEntity,
  FingerprintKeyEntity,
  ProviderCacheEntity,
  UnreadableRowEntity,
  PaceEntity,
  RateLimitEntity,
  RequestClaimEntity,
];

/** Asked by the services beside them alone. */
const repositories = [
  DatabasePingRepository,
  ErasedSubjectsRepository,
  OneTimeCodesRepository,
  RateLimitsRepository,
  RequestClaimsRepository,
  InboundEventsRepository,
  PaceRepository,
  ProviderCacheRepository,
  UnreadableRowsRepository,
  FingerprintKeysRepository,
  SealedColumnsRepository,
];

/** What every module stands on: the environment, the database, the queue, the way in and the way out. It knows nothing above it. */
@Global()
@Module({})
export class PlatformModule {
  static with(env: Env): DynamicModule {
    const sealing = [Sealed, OneTimeCodes, KnownDevices, SealedObjects, KeyChange, Fingerprints];
    const outwards = [Metrics, Outbound, Pace, ProviderCache, UnreadableRows];
    const limits = [RateLimits, AddressLimits, GuessLimits, LinkLimits, RequestClaims];
    const erasing = [ErasedSubjects, OutsideBackups];
    const services = [
      Transactions,
      Clock,
      Jobs,
      Inbox,
      Readiness,
      ProviderAuthenticators,
      ...erasing,
      ...limits,
      ...sealing,
      ...outwards,
    ];
    const database = TypeOrmModule.forRootAsync({
      useFactory: () => ({
        ...databaseOptions(env.settings.DATABASE_URL),
        autoLoadEntities: true,
        // without a database the process ends with one line, and its supervisor starts it again
        retryAttempts: 0,
        toRetry: () => false,
      }),
    });
    return {
      module: PlatformModule,
      imports: [database, TypeOrmModule.forFeature(entities)],
      controllers: [HealthController, InboxController, MetricsController],
      providers: [
        { provide: Env, useValue: env },
        objectStore,
        PlatformFigures,
        ...repositories,
        ...services,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: LinkTurns },
        { provide: APP_INTERCEPTOR, useClass: MergesCopies },
        { provide: APP_GUARD, useClass: InputGuard },
      ],
      exports: [Env, ObjectStore, ...services],
    };
  }
}
