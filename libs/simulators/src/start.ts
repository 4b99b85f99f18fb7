import { createControl } from './control/create-control.ts';
import { baseUrlsOf } from './control/providers.ts';
import { createProviders } from './create-providers.ts';
import type { SimulatorsEnvironment } from './environment.ts';
import { realClock } from './shared-kernel/clock.ts';
import { listenOnLoopback } from './shared-kernel/listening.ts';

/** Where each service answers, and the page from which people call and faults are turned on. */
export type Addresses = { control: string } & ReturnType<typeof baseUrlsOf>;

/** Starts the simulated services in this process, on `SIMULATORS_PORT` and the four after it. @throws StartError when one is taken */
export async function start(env: SimulatorsEnvironment): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  const providers = createProviders(env);
  const control = createControl({ providers, clock: realClock, productUrl: env.PRODUCT_URL });
  const { vapi, cloudbeds, stripe, twilio } = providers;
  const servers = [control, vapi.server, cloudbeds.server, stripe.server, twilio.server];
  for (const [place, server] of servers.entries()) {
    await listenOnLoopback(server, env.SIMULATORS_PORT === 0 ? 0 : env.SIMULATORS_PORT + place);
  }
  return {
    addresses: { control: control.listeningOrigin, ...baseUrlsOf(providers) },
    stop: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
