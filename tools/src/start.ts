import { launch } from './launch.ts';
import { Obstacle } from './machine.ts';
import { say } from './terminal.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  await launch(process.env, stopping.signal);
  say('Stopped.');
} catch (error) {
  if (!(error instanceof Obstacle)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
