/** Loaded before the API: it tells whoever started it how long the longest turn of its event loop was since it was last asked. */
import { readFileSync } from 'node:fs';

let longest = 0;
let before = process.threadCpuUsage();

/** Timers run once a turn. What is counted is this thread's time at the processor: others at the machine do not make a turn longer. */
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longest = Math.max(longest, (user + system) / 1000);
}, 1).unref();

const peakOfMemory = () => Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;

process.on('message', (message) => {
  if (message !== 'turns') return;
  process.send({ type: 'turns', longest, megabytes: peakOfMemory() });
  longest = 0;
});
