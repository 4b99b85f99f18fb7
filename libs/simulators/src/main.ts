import { createControl } from './control/create-control.ts';
import { readEnvironment, simulatorsEnvironment, type SimulatorsEnvironment } from './environment.ts';
import { realClock } from './shared-kernel/clock.ts';
import { listenOnLoopback, StartError } from './shared-kernel/listening.ts';
import { onAskedToEnd, tellParent } from './shared-kernel/parent-process.ts';
import { createVapi } from './vapi/create-vapi.ts';

async function start(env: SimulatorsEnvironment): Promise<void> {
  const vapi = createVapi({
    accounts: [
      {
        name: 'test',
        apiKey: env.VAPI_TEST_API_KEY,
        publicKey: env.VAPI_TEST_PUBLIC_KEY,
        phoneNumberId: env.VAPI_TEST_PHONE_NUMBER_ID,
      },
      {
        name: 'live',
        apiKey: env.VAPI_LIVE_API_KEY,
        publicKey: env.VAPI_LIVE_PUBLIC_KEY,
        phoneNumberId: env.VAPI_LIVE_PHONE_NUMBER_ID,
      },
    ],
    webhookSecret: env.VAPI_WEBHOOK_SECRET,
    clock: realClock,
    ...(env.DATA_DIR === undefined ? {} : { dataDir: env.DATA_DIR }),
  });
  const control = createControl({ vapi, clock: realClock, productUrl: env.PRODUCT_URL });

  onAskedToEnd(() => {
    Promise.all([control.close(), vapi.server.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });

  const controlUrl = await listenOnLoopback(control, env.SIMULATORS_PORT);
  const vapiUrl = await listenOnLoopback(vapi.server, env.SIMULATORS_PORT === 0 ? 0 : env.SIMULATORS_PORT + 1);
  await tellParent({ type: 'ready', control: controlUrl, vapi: vapiUrl });
  if (!process.connected) process.stdout.write(`simulators: control page ${controlUrl}, Vapi ${vapiUrl}\n`);
}

try {
  await start(readEnvironment(simulatorsEnvironment, process.env));
} catch (error) {
  const reason = error instanceof StartError ? error.message : `did not start: ${String(error)}`;
  process.stderr.write(`simulators: ${reason}\n`);
  process.exit(1);
}
