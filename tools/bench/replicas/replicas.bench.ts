import { withBench } from '../../prove/experiments/bench.ts';
import type { Bench, Line } from '../bench.ts';
import { size, startLoadBalancedReplicas } from './load-balanced-replicas.ts';
import { rollingLines } from './rolling.ts';
import { sharingLines } from './sharing.ts';
import { sizingLines } from './sizing.ts';
import { throughputLines } from './throughput.ts';

const many = { replicas: 4, workers: 2 };

const behindNginx = {
  throughput: throughputLines,
  sharing: sharingLines,
  rolling: rollingLines,
};

export const bench: Bench = {
  title: 'Beyond one process',
  how: `One, two and four replicas (PROCESS=api) and two workers (PROCESS=worker) on one PostgreSQL with ${size.calls} calls, behind nginx with
deploy/nginx.conf's own rules, but for TLS. The hot mix is by turns a page of a hundred calls, the figures of the dashboard, a guest's rooms and a
report of a call, which a worker then processes; eight ask at once for each replica. Throughput is the median of three rounds of six
seconds, one count after the other in each. CPU is what the system counted for each process, of one core.
What calls cost was measured on a product that was filled by rehearsed calls, through its own endpoints.
\`--only\` takes ${[...Object.keys(behindNginx), 'sizing'].join(', ')}.`,
  run: async ({ only, signal }) => {
    const chosen = Object.entries(behindNginx).filter(([name]) => name.includes(only));
    const lines: Line[] = [];
    if (chosen.length > 0) {
      await withBench(signal, async (place) => {
        const product = await startLoadBalancedReplicas(place, many);
        for (const [, measure] of chosen) lines.push(...(await measure(product)));
      });
    }
    if ('sizing'.includes(only)) lines.push(...(await withBench(signal, sizingLines)));
    return lines;
  },
};
