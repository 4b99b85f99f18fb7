import { fastify, type FastifyInstance } from 'fastify';
import type { Clock } from '../shared-kernel/clock.ts';
import { COMMON_FAULTS, createFaultDial, type FaultDial } from '../shared-kernel/fault-dial.ts';
import { obeyDial, type FaultAnswer } from '../shared-kernel/obey-dial.ts';
import { createOutbox } from '../shared-kernel/outbox.ts';
import { openAccount, type Account, type AccountSettings } from './accounts.ts';
import { addPhones } from './phones/add-phones.ts';
import { addRestApi } from './rest/rest-api.ts';
import { createCarrier } from './texting/carrier.ts';
import { createTakeText, type TakeText } from './texting/texts-from-phones.ts';
import { API_VERSION, createWebhooks } from './texting/webhooks.ts';
import { TwilioError, type RefusalCode } from './twilio-error.ts';

export type TwilioOptions = {
  accounts: readonly AccountSettings[];
  clock: Clock;
  /** The origin of the product, where lines pass texts on to /api/webhooks/twilio; without one nobody has set that up. */
  productUrl?: string | undefined;
  dataDir?: string;
};

/** The simulated Twilio: its REST API and its phones on one server, not yet listening. */
export type Twilio = {
  server: FastifyInstance;
  accounts: readonly Account[];
  dial: FaultDial;
  /** Lets a phone text an account's line. */
  takeText: TakeText;
  /** Settles when everything told to others so far was delivered or given up. */
  settled(): Promise<void>;
};

export function createTwilio({ accounts: settings, clock, productUrl, dataDir }: TwilioOptions): Twilio {
  const server = fastify({ forceCloseConnections: true });
  const dial = createFaultDial([...COMMON_FAULTS, 'advanced_opt_out']);
  const outbox = createOutbox(dial, clock);
  const webhooks = createWebhooks(outbox);
  const carrier = createCarrier(clock, webhooks);
  const takeText = createTakeText(carrier, webhooks, dial);
  const smsUrl = productUrl && `${productUrl}/api/webhooks/twilio`;
  const accounts = settings.map((each) => openAccount({ smsUrl, ...each }, clock, dataDir));

  const answers = {
    rate_limited: faultAnswer(20429),
    server_error: faultAnswer(20500),
    expired_token: faultAnswer(20003),
  };
  obeyDial(server, dial, answers, (path) => path.startsWith(`/${API_VERSION}/`));
  addRestApi(server, accounts, carrier);
  addPhones(server, accounts, takeText);
  server.addHook('onListen', async () => accounts.forEach((account) => carrier.resume(account)));
  server.addHook('onClose', async () => {
    carrier.stop();
    await Promise.all(accounts.map((account) => account.flush()));
  });
  return { server, accounts, dial, takeText, settled: () => outbox.settled() };
}

function faultAnswer(code: RefusalCode): FaultAnswer {
  const { status, body } = new TwilioError(code);
  return { status, body };
}
