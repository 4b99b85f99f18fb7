import { fastify } from 'fastify';
import type { Providers } from '../src/control/providers.ts';
import { createControl } from '../src/control/create-control.ts';
import { realClock } from '../src/shared-kernel/clock.ts';
import { createFaultDial } from '../src/shared-kernel/fault-dial.ts';
import { createMailCatcher } from '../src/mail/create-mail.ts';
import { createTwilio } from '../src/twilio/create-twilio.ts';
import { invalidRequest } from '../src/stripe/stripe-error.ts';
import type { Vapi } from '../src/vapi/create-vapi.ts';

/** `oddPayments` are those that were asked for, in words. */
export type TestControl = { url: string; providers: Providers; oddPayments: string[]; close(): Promise<void> };

/** A control server on a free port, with a Twilio of its own and bare servers for the providers it only points to. */
export async function startTestControl(vapi: Vapi, productUrl: string): Promise<TestControl> {
  const twilio = createTwilio({
    accounts: [
      { name: 'test', accountSid: 'AC1', authToken: 'test-token', from: '+17375550142' },
      { name: 'live', accountSid: 'AC2', authToken: 'live-token', from: '+17375550143' },
    ],
    clock: realClock,
    productUrl,
  });
  const bare = () => ({ server: fastify(), dial: createFaultDial(['slow', 'server_error', 'room_just_taken']) });
  const cloudbeds = { ...bare(), accounts: [{ settings: { name: 'test' }, breaches: () => 3 }] };
  const oddPayments: string[] = [];
  const stripe: Providers['stripe'] = {
    ...bare(),
    makePaymentOdd: (account, turn, session) => {
      if (session !== 'cs_1') throw invalidRequest(`Checkout session ${session} is not paid.`);
      oddPayments.push(`${account} ${turn} ${session}`);
    },
  };
  const providers: Providers = { vapi, cloudbeds, stripe, twilio };
  const control = createControl({ providers, mail: createMailCatcher(), clock: realClock, productUrl });
  const own = [control, providers.cloudbeds.server, providers.stripe.server, twilio.server];
  const [url = ''] = await Promise.all(own.map((server) => server.listen({ host: '127.0.0.1', port: 0 })));
  return {
    url,
    providers,
    oddPayments,
    close: async () => {
      await Promise.all(own.map((server) => server.close()));
    },
  };
}
