import { eventually } from '../../../api/test/start/running-api.ts';
import { begin, report } from '../../../api/test/providers/server-messages.ts';
import type { Line } from '../bench.ts';
import type { LoadBalancedReplicas } from './load-balanced-replicas.ts';
import { cpuMsOf } from '../usage.ts';

const events = 400;
const atOnce = 16;

/** Every replica is asked itself, not through nginx. */
const statuses = (product: LoadBalancedReplicas): Promise<number[]> =>
  Promise.all(
    product.replicas.map(async ({ url }) => (await fetch(`${url}/api/auth/me`, { headers: product.staff })).status),
  );

async function sessionLine(product: LoadBalancedReplicas): Promise<Line> {
  const welcome = (await statuses(product)).filter((status) => status === 200).length;
  return {
    what: 'Replicas that know a session which one of them opened',
    value: welcome,
    unit: 'times',
    yardstick: { what: 'replicas', value: product.replicas.length },
    target: { kind: 'ratio', atLeast: 1 },
  };
}

const onceDone = `
  FROM inbound_event WHERE id > $1 AND kind = 'end-of-call-report' AND (
    SELECT count(*) FILTER (WHERE state = 'completed' AND retry_count = 0) = 1 AND count(*) = 1
    FROM jobs.job WHERE name = 'process-inbound-event' AND data->>'eventId' = inbound_event.id::text)`;

/** Events come by all replicas, and the workers share them. */
async function jobsLine({ replicas, workers }: LoadBalancedReplicas): Promise<Line> {
  const { sql } = replicas[0]!;
  const number = async (text: string, ...values: unknown[]): Promise<number> =>
    Number((await sql<{ n: string }>(`SELECT ${text}`, values))[0]!.n);
  const usedBy = (): number[] => workers.map(({ process }) => cpuMsOf(process.pid!));
  const isDone = async (): Promise<boolean> =>
    (await number(`count(*) AS n FROM inbound_event WHERE status = 'pending'`)) === 0;
  await eventually(isDone, 200, 120_000);
  const last = await number('coalesce(max(id), 0) AS n FROM inbound_event');
  const [before, since] = [usedBy(), performance.now()];
  const send = async (n: number): Promise<void> => {
    const answer = await replicas[n % replicas.length]!.webhook(report({ id: `shared-${n}`, at: begin + n }));
    if (!answer.ok) throw new Error(`An event was not taken: ${await answer.text()}`);
  };
  const each = async (first: number): Promise<void> => {
    for (let n = first; n < events; n += atOnce) await send(n);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => each(first)));
  await eventually(isDone, 100, 120_000);
  const seconds = (performance.now() - since) / 1000;
  const used = usedBy().map((ms, index) => `${Math.round(ms - before[index]!)} ms`);
  return {
    what: `Events of ${events} calls whose one job was done once`,
    value: await number(`count(*) AS n ${onceDone}`, last),
    unit: 'times',
    yardstick: { what: 'events', value: events },
    target: { kind: 'ratio', atLeast: 1 },
    note: `${workers.length} workers were done after ${seconds.toFixed(1)} s; of CPU they used ${used.join(' and ')}.`,
  };
}

/** What all processes have in common, whichever is asked: sessions and jobs. */
export const sharingLines = async (product: LoadBalancedReplicas): Promise<Line[]> => [
  await sessionLine(product),
  await jobsLine(product),
];
