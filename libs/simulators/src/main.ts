import { createControl } from './control/create-control.ts';
import { baseUrlsOf } from './control/providers.ts';
import { createProviders } from './create-providers.ts';
import { readEnvironment, simulatorsEnvironment, type SimulatorsEnvironment } from './environment.ts';
import { realClock } from './shared-kernel/clock.ts';
import { listenOnLoopback, StartError } from './shared-kernel/listening.ts';
import { onAskedToEnd, tellParent } from './shared-kernel/parent-process.ts';

async function start(env: SimulatorsEnvironment): Promise<void> {
  const providers = createProviders(env);
  const control = createControl({ providers, clock: realClock, productUrl: env.PRODUCT_URL });
  const { vapi, cloudbeds, stripe, twilio } = providers;
  const servers = [control, vapi.server, cloudbeds.server, stripe.server, twilio.server];

  onAskedToEnd(() => {
    Promise.all(servers.map((server) => server.close())).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });

  for (const [place, server] of servers.entries()) {
    await listenOnLoopback(server, env.SIMULATORS_PORT === 0 ? 0 : env.SIMULATORS_PORT + place);
  }
  const addresses = { control: control.listeningOrigin, ...baseUrlsOf(providers) };
  await tellParent({ type: 'ready', ...addresses });
  if (process.connected) return;
  const list = Object.entries(addresses).map(([name, address]) => `${name} ${address}`);
  process.stdout.write(`simulators: ${list.join(', ')}\n`);
}

try {
  await start(readEnvironment(simulatorsEnvironment, process.env));
} catch (error) {
  const reason = error instanceof StartError ? error.message : `did not start: ${String(error)}`;
  process.stderr.write(`simulators: ${reason}\n`);
  process.exit(1);
}
