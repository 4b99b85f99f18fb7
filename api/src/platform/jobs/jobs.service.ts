import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PgBoss, type ConnectionOptions, type Job, type JobResult, type WorkOptions } from 'pg-boss';
import { preparedQueryIn } from '../database/prepared.query.ts';
import type { Transaction } from '../database/transactions.service.ts';
import { Env } from '../env/env.service.ts';
import { runInLane } from '../outbound/lane.context.ts';
import type { JobKind } from './job-kind.schema.ts';

/**
 * New jobs wake the workers by NOTIFY. Nothing tells them that a retry or a delayed job is due, so they also poll: with a
 * queue for each kind, five seconds keep an idle database quiet.
 */
const workOptions = (pollMs: number) =>
  ({
    batchSize: 25,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: Math.min(2, pollMs / 1000),
    notifyPollingIntervalSeconds: pollMs / 1000,
    perJobResults: true,
  }) as const satisfies WorkOptions;

/** Its statement for a queue is long and always the same, so PostgreSQL plans it once a connection. */
const inTransaction = (transaction: Transaction): ConnectionOptions => ({
  db: { executeSql: async (sql, values) => ({ rows: await preparedQueryIn(transaction, sql, values) }) },
});

export type QueueCount = { queue: string; ready: number; active: number; failed: number };

/** The queue, in the same PostgreSQL: a job enqueued with a transaction exists if and only if that transaction commits. */
@Injectable()
export class Jobs implements OnModuleInit {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly queues = new Map<string, Promise<void>>();

  constructor(private readonly env: Env) {
    this.boss = new PgBoss({
      connectionString: env.settings.DATABASE_URL,
      schema: 'jobs',
      // made with the role that owns it (runtime-role.ts)
      createSchema: false,
      useListenNotify: true,
      max: 8,
      // jobs whose worker died are found soon
      superviseIntervalSeconds: 30,
      monitorIntervalSeconds: 30,
      supervise: this.hasWorkers,
      schedule: this.hasWorkers,
    });
    this.boss.on('error', (error) => this.logger.warn({ err: error }));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  /** Lets the work in hand finish; what it cannot finish in time is tried again after the next start. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** Takes up work of a kind. A handler that throws is tried again; one that returns is done. */
  async handle<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): Promise<void> {
    await this.createQueue(kind);
    if (!this.hasWorkers) return;
    const runBatch = async (jobs: Job<object>[]): Promise<JobResult[]> => {
      const results: JobResult[] = [];
      for (const { id, data } of jobs) {
        try {
          await runInLane(kind.lane ?? 'sync', () => handler(kind.data.parse(data)));
          results.push({ id, status: 'completed' });
        } catch (error) {
          this.logger.warn({ err: error, job: kind.name, id });
          results.push({ id, status: 'failed', output: { message: (error as Error).message } });
        }
      }
      return results;
    };
    const options = { ...workOptions(this.env.settings.JOBS_POLL_MS), localConcurrency: kind.workers ?? 1 };
    await this.boss.work(kind.name, options, runBatch);
  }

  /** Puts work into the queue; with `transaction`, as part of that transaction. */
  enqueue<Data extends object>(kind: JobKind<Data>, data: Data, transaction?: Transaction): Promise<void> {
    return this.enqueueAll(kind, [data], transaction);
  }

  /** The same for several of a kind, in one statement. */
  async enqueueAll<Data extends object>(
    kind: JobKind<Data>,
    all: readonly Data[],
    transaction?: Transaction,
  ): Promise<void> {
    await this.createQueue(kind);
    const jobs = all.map((data) => ({ data, startAfter: kind.startAfterSeconds ?? 0 }));
    await this.boss.insert(kind.name, jobs, transaction && inTransaction(transaction));
  }

  /** Enqueues a kind of work on a cron schedule by the clock of a zone, once for all replicas. */
  async schedule(cron: string, kind: JobKind<Record<string, never>>, zone = 'UTC'): Promise<void> {
    await this.createQueue(kind);
    await this.boss.schedule(kind.name, cron, {}, { tz: zone });
  }

  /** How many jobs each queue has, as it was counted within the last half minute. */
  async countByQueue(): Promise<QueueCount[]> {
    const queues = await this.boss.getQueues();
    return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
      queue: name,
      ready: readyCount,
      active: activeCount,
      failed: failedCount,
    }));
  }

  /** A process that serves the API alone leaves the work to others. */
  private get hasWorkers(): boolean {
    return this.env.settings.PROCESS !== 'api';
  }

  private createQueue<Data extends object>({
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
    const created =
      this.queues.get(name) ?? this.boss.createQueue(name, queue).then(() => this.boss.updateQueue(name, queue));
    this.queues.set(name, created);
    created.catch(() => this.queues.delete(name));
    return created;
  }
}
