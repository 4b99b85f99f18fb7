import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { Env } from '../env/env.ts';
import type { JobKind } from './job.ts';

const batch = {
  batchSize: 25,
  localConcurrency: 4,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  perJobResults: true,
} as const;

/** The queue, in the same PostgreSQL: a job sent with a transaction's manager exists if and only if that transaction commits. */
@Injectable()
export class Jobs implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly known = new Map<string, Promise<void>>();

  constructor(private readonly env: Env) {
    this.boss = new PgBoss({
      connectionString: env.settings.DATABASE_URL,
      schema: 'jobs',
      useListenNotify: true,
      max: 8,
      // looks often for jobs whose worker died
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
      supervise: this.works,
      schedule: this.works,
    });
    this.boss.on('error', (error) => this.logger.warn({ err: error }));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  /** Lets the work in hand finish; what it cannot finish in time is tried again after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** Takes up work of a kind. A handler that throws is tried again; one that returns is done. */
  async handle<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): Promise<void> {
    await this.ensure(kind);
    if (!this.works) return;
    await this.boss.work(kind.name, batch, async (jobs) => {
      const results = [];
      for (const job of jobs) {
        try {
          await handler(kind.data.parse(job.data));
          results.push({ id: job.id, status: 'completed' as const });
        } catch (error) {
          this.logger.warn({ err: error, job: kind.name, id: job.id });
          results.push({ id: job.id, status: 'failed' as const, output: { message: (error as Error).message } });
        }
      }
      return results;
    });
  }

  /** Puts work into the queue; with `em`, as part of that transaction. */
  async send<Data extends object>(kind: JobKind<Data>, data: Data, em?: EntityManager): Promise<void> {
    await this.ensure(kind);
    const db = em && {
      executeSql: async (sql: string, values?: unknown[]) => ({ rows: await em.query<unknown[]>(sql, values) }),
    };
    await this.boss.send(kind.name, data, { startAfter: kind.startAfterSeconds ?? 0, ...(db && { db }) });
  }

  /** Sends a kind of work on a cron schedule by the clock of a zone, once for all replicas. */
  async every(cron: string, kind: JobKind<Record<string, never>>, zone = 'UTC'): Promise<void> {
    await this.ensure(kind);
    await this.boss.schedule(kind.name, cron, {}, { tz: zone });
  }

  /** A process that serves the API alone leaves the work to others. */
  private get works(): boolean {
    return this.env.settings.PROCESS !== 'api';
  }

  private ensure<Data extends object>({
    name,
    retries,
    seconds,
    longestWaitSeconds = 300,
  }: JobKind<Data>): Promise<void> {
    const queue = {
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: 1,
      retryDelayMax: longestWaitSeconds,
      notify: true,
      expireInSeconds: seconds,
      deleteAfterSeconds: 86_400,
    };
    const made =
      this.known.get(name) ?? this.boss.createQueue(name, queue).then(() => this.boss.updateQueue(name, queue));
    this.known.set(name, made);
    made.catch(() => this.known.delete(name));
    return made;
  }
}
