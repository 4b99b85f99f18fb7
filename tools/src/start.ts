import { launch } from './product/launch.ts';
import { userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());

try {
  await launch(process.env, stopping.signal);
  printLine('Stopped.');
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
