import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const roundMs = 40;

/**
 * Lets each process run for its share of every round, one after the other, as the limit of a container does. In a thread of its own, for
 * this one has its hands full.
 */
const keeper = `
  const { workerData: { pids, roundMs, runMs }, parentPort } = require('node:worker_threads');
  const still = new Int32Array(new SharedArrayBuffer(4));
  const sleep = (ms) => Atomics.wait(still, 0, 0, ms);
  const tell = (pid, signal) => { try { process.kill(pid, signal); } catch {} };
  let isOver = false;
  parentPort.once('message', () => (isOver = true));
  const round = () => {
    for (const pid of pids) {
      tell(pid, 'SIGCONT');
      sleep(runMs);
      tell(pid, 'SIGSTOP');
    }
    sleep(roundMs - pids.length * runMs);
    if (!isOver) return setImmediate(round);
    pids.forEach((pid) => tell(pid, 'SIGCONT'));
  };
  pids.forEach((pid) => tell(pid, 'SIGSTOP'));
  round();
`;

/** Gives each process no more than a share of a core while something is done; together no more than one core. */
export async function withCpuLimit<T>(share: number, pids: readonly number[], work: () => Promise<T>): Promise<T> {
  const worker = new Worker(keeper, { eval: true, workerData: { pids, roundMs, runMs: roundMs * share } });
  const ended = once(worker, 'exit');
  try {
    return await work();
  } finally {
    worker.postMessage('over');
    await ended;
  }
}
