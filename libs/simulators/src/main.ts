import { readEnvironment, simulatorsEnvironment } from './environment.ts';
import { StartError } from './shared-kernel/listening.ts';
import { onAskedToEnd, tellParent } from './shared-kernel/parent-process.ts';
import { start } from './start.ts';

try {
  const { addresses, stop } = await start(readEnvironment(simulatorsEnvironment, process.env));
  onAskedToEnd(() => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  await tellParent({ type: 'ready', ...addresses });
  if (!process.connected) {
    const list = Object.entries(addresses).map(([name, address]) => `${name} ${address}`);
    process.stdout.write(`simulators: ${list.join(', ')}\n`);
  }
} catch (error) {
  const reason = error instanceof StartError ? error.message : `did not start: ${String(error)}`;
  process.stderr.write(`simulators: ${reason}\n`);
  process.exit(1);
}
