import { createControl } from './control/create-control.ts';
import { baseUrlsOf } from './control/providers.ts';
import { createProviders } from './create-providers.ts';
import type { SimulatorsEnvironment } from './environment.ts';
import { createMailCatcher } from './mail/create-mail.ts';
import { realClock } from './shared-kernel/clock.ts';
import { listenOnLoopback } from './shared-kernel/listening.ts';

/** Where each service answers, and the page from which people call and faults are turned on. */
export type Addresses = { control: string; mail: string } & ReturnType<typeof baseUrlsOf>;

/** Starts the simulated services in this process, on `SIMULATORS_PORT` and the five after it. @throws StartError when one is taken */
export async function start(env: SimulatorsEnvironment): Promise<{ addresses: Addresses; stop: () => Promise<void> }> {
  const providers = createProviders(env);
  const mail = createMailCatcher();
  const control = createControl({
    ...{ providers, mail, clock: realClock },
    ...{ productUrl: env.PRODUCT_URL, mailWebhookSecret: env.MAIL_WEBHOOK_SECRET },
  });
  const { vapi, cloudbeds, stripe, twilio } = providers;
  const servers = [control, vapi.server, cloudbeds.server, stripe.server, twilio.server];
  for (const [place, server] of servers.entries()) {
    await listenOnLoopback(server, env.SIMULATORS_PORT === 0 ? 0 : env.SIMULATORS_PORT + place);
  }
  const mailAddress = await mail.listen(env.SIMULATORS_PORT === 0 ? 0 : env.SIMULATORS_PORT + servers.length);
  return {
    addresses: { control: control.listeningOrigin, mail: mailAddress, ...baseUrlsOf(providers) },
    stop: async () => void (await Promise.all([mail.close(), ...servers.map((server) => server.close())])),
  };
}
