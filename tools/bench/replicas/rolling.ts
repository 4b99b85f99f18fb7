import { setTimeout as pause } from 'node:timers/promises';
import { inWords, isFine, type Ended } from '../../prove/experiments/load.ts';
import { printLine } from '../../src/machine/terminal.ts';
import type { Line } from '../bench.ts';
import type { LoadBalancedReplicas } from './load-balanced-replicas.ts';
import { asking, hotMix, p95 } from './hot-mix.ts';

/** No more are ever in hand, so that a busy machine is not asked for what it cannot give. */
const askers = 4;
const quietSeconds = 8;
const together = 2;

/** Two replicas that are asked all the time, first left alone, then each replaced while the other serves. */
export async function rollingLines(product: LoadBalancedReplicas): Promise<Line[]> {
  printLine('Restarting one replica after the other …');
  await product.nginx.balance(product.replicas.slice(0, together).map(({ url }) => url));
  const mix = hotMix(product);
  try {
    let isOver = false;
    const load = (): Promise<Ended[]> => asking(mix, askers, () => isOver);
    const quiet = load();
    await pause(quietSeconds * 1000);
    isOver = true;
    const before = await quiet;
    isOver = false;
    const during = load();
    for (let index = 0; index < together; index += 1) {
      await product.restart(index);
      // nginx leaves out for two seconds who did not answer
      await pause(3000);
    }
    isOver = true;
    const all = await during;
    const failed = [...before, ...all].filter((each) => !isFine(each));
    return [
      {
        what: 'Requests that failed while replicas were replaced',
        value: failed.length,
        unit: 'requests',
        target: { kind: 'value', atMost: 0 },
        note: failed.length > 0 ? inWords(failed) : `None of ${all.length}, ${askers} at once; a quarter are webhooks.`,
      },
      {
        what: 'p95 of the hot mix while replicas are replaced',
        value: p95(all),
        unit: 'ms',
        yardstick: { what: 'before', value: p95(before) },
        note: 'Whoever starts takes most of a core for some seconds, and the other replica serves alone.',
      },
    ];
  } finally {
    mix.close();
  }
}
