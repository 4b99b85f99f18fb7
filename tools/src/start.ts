import { launch } from './launch.ts';
import { obstacleIn } from './machine.ts';
import { say } from './terminal.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  await launch(process.env, stopping.signal);
  say('Stopped.');
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
