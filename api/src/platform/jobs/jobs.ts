import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PgBoss, type Job, type JobResult } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { Env } from '../env/env.ts';
import type { JobKind } from './job.ts';

/** How many batches of a kind one process has in hand at once. */
const hands = 4;

/** Each pair of hands looks by itself seldom: it is told what comes, and what is due. */
const batch = {
  batchSize: 25,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 60,
  perJobResults: true,
} as const;

/**
 * Its statements take a few jobs by their keys, of many that are done. PostgreSQL, which cannot know how few are left, would read them all
 * each time and join.
 */
const byKeys = ['random_page_cost=1.1', 'enable_seqscan=off', 'enable_hashjoin=off', 'enable_mergejoin=off'];

const aSecond = 1000;

const within = (em: EntityManager) => ({
  executeSql: async (sql: string, values?: unknown[]) => ({ rows: await em.query<unknown[]>(sql, values) }),
});

/** The queue, in the same PostgreSQL: a job sent with a transaction's manager exists if and only if that transaction commits. */
@Injectable()
export class Jobs implements OnModuleInit {
  private readonly logger = new Logger('Jobs');
  private readonly boss: PgBoss;
  private readonly known = new Map<string, Promise<void>>();
  private readonly workers = new Map<string, string[]>();
  private readonly stopping = new AbortController();

  constructor(private readonly env: Env) {
    this.boss = new PgBoss({
      connectionString: env.settings.DATABASE_URL,
      schema: 'jobs',
      useListenNotify: true,
      max: 8,
      options: byKeys.map((setting) => `-c ${setting}`).join(' '),
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
    if (this.works) void this.lookEachSecond();
  }

  /** Lets the work in hand finish; what it cannot finish in time is tried again after the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.boss.stop({ graceful: true, timeout: 10_000 });
  }

  /** Takes up work of a kind. A handler that throws is tried again; one that returns is done. */
  async handle<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): Promise<void> {
    await this.ensure(kind);
    if (!this.works) return;
    const work = async (jobs: Job<object>[]): Promise<JobResult[]> => {
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
    };
    const ids = Array.from({ length: hands }, () => this.boss.work<object, JobResult[]>(kind.name, batch, work));
    this.workers.set(kind.name, await Promise.all(ids));
  }

  /** Puts work into the queue; with `em`, as part of that transaction. */
  async send<Data extends object>(kind: JobKind<Data>, data: Data, em?: EntityManager): Promise<void> {
    await this.ensure(kind);
    await this.boss.send(kind.name, data, { startAfter: kind.startAfterSeconds ?? 0, ...(em && { db: within(em) }) });
  }

  /**
   * How much work of a kind is put into the queue by the statement that makes it: what stands after its WITH, where `work (jobs)` is a JSON
   * array with the `data` of each.
   */
  async putting<Data extends object>(kind: JobKind<Data>): Promise<string> {
    await this.ensure(kind);
    let asked = '';
    const executeSql = async (sql: string) => ({ rows: ((asked = sql), []) });
    await this.boss.insert(kind.name, [{ data: {} }], { db: { executeSql } });
    return asked.replace(/^\s*WITH /, '').replace('$1', '(SELECT jobs FROM work)');
  }

  /** Sends a kind of work on a cron schedule by the clock of a zone, once for all replicas. */
  async every(cron: string, kind: JobKind<Record<string, never>>, zone = 'UTC'): Promise<void> {
    await this.ensure(kind);
    await this.boss.schedule(kind.name, cron, {}, { tz: zone });
  }

  /**
   * Who sends a job tells of it, but nobody tells when one is due that was put off or failed. One question a second for all kinds
   * finds those, where every pair of hands asking for itself would ask a hundred times as often.
   */
  private async lookEachSecond(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // a database that is away is told of by the queue itself
      await this.wakeDue().catch(() => undefined);
      await setTimeout(aSecond, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  private async wakeDue(): Promise<void> {
    const { rows } = await this.boss
      .getDb()
      .executeSql(`SELECT DISTINCT name FROM jobs.job WHERE state < 'active' AND NOT blocked AND start_after <= now()`);
    for (const { name } of rows as { name: string }[])
      for (const id of this.workers.get(name) ?? []) this.boss.notifyWorker(id);
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
