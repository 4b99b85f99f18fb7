import { healthEndpoints } from '@booking/contracts/health';
import { owner } from '../../../api/test/start/running-api.ts';
import { basicOf } from '../../../api/test/people/staff.ts';
import type { Bench } from '../../prove/experiments/bench.ts';
import { diskOf, type Disk } from './disk.ts';
import type { RehearsedProduct } from './rehearsed-product.ts';
import { cpuMsOf } from '../usage.ts';

/** What a product had used until a moment. */
export type ResourceUsage = {
  calls: number;
  disk: Disk;
  wal: number;
  jobs: number;
  requests: number;
  toProviders: Map<string, number>;
  cpuMs: Record<string, number>;
};

/** Its processes, by what they are. */
export const pidsOf = ({ api, worker }: RehearsedProduct, { postgres }: Bench): Record<string, number> => ({
  API: api.process.pid!,
  worker: worker.process.pid!,
  PostgreSQL: postgres.process.pid!,
});

/** How often each provider was asked, as the processes themselves count. */
async function askedOf({ api, worker }: RehearsedProduct): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  for (const { request } of [api, worker]) {
    const answer = await request(healthEndpoints.metrics.path, { headers: basicOf(owner.email, owner.password) });
    const counts = (await answer.text()).matchAll(/^provider_request_seconds_count\{provider="(\w+)".*\} (\d+)$/gm);
    for (const [, provider, times] of counts) asked.set(provider!, (asked.get(provider!) ?? 0) + Number(times));
  }
  return asked;
}

/** Counts everything now. */
export async function readResourceUsage(product: RehearsedProduct, bench: Bench): Promise<ResourceUsage> {
  const [row] = await product.api.sql<{ calls: number; jobs: number; wal: string }>(`
    SELECT (SELECT count(*)::int FROM call) AS calls, (SELECT count(*)::int FROM jobs.job) AS jobs,
      pg_current_wal_lsn() - '0/0' AS wal`);
  const pids = Object.entries(pidsOf(product, bench));
  return {
    calls: row!.calls,
    jobs: row!.jobs,
    wal: Number(row!.wal),
    disk: await diskOf(product.api),
    // a line of the log for each
    toProviders: await askedOf(product),
    requests: product.api.log().split('"route":').length - 1,
    cpuMs: Object.fromEntries(pids.map(([name, pid]) => [name, cpuMsOf(pid)])),
  };
}

/** Most connections that were open at once, by what a process does. */
export function watchConnections({ api }: RehearsedProduct): { most: Map<string, number>; end: () => void } {
  const most = new Map<string, number>();
  const look = async (): Promise<void> => {
    const rows = await api.sql<{ name: string; open: number }>(
      `SELECT application_name AS name, count(*)::int AS open FROM pg_stat_activity WHERE application_name IN ('api', 'worker') GROUP BY 1`,
    );
    // the one that asks, and its neighbour, are not of the process
    for (const { name, open } of rows) most.set(name, Math.max(most.get(name) ?? 0, open - (name === 'api' ? 1 : 0)));
  };
  const timer = setInterval(() => void look().catch(() => undefined), 250);
  return { most, end: () => clearInterval(timer) };
}

/** Whether everything that services told us was processed. */
export const isDrained = async ({ api }: RehearsedProduct): Promise<boolean> => {
  const [row] = await api.sql<{ left: number }>(
    `SELECT count(*)::int AS left FROM inbound_event WHERE status = 'pending'`,
  );
  return row!.left === 0;
};
