import { launch } from './launch.ts';
import { obstacleIn } from './machine.ts';
import { printLine } from './terminal.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  await launch(process.env, stopping.signal);
  printLine('Stopped.');
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
