import { createCloudbeds } from './cloudbeds/create-cloudbeds.ts';
import type { SimulatorsEnvironment } from './environment.ts';
import { createWallClock, realClock } from './shared-kernel/clock.ts';
import { createStripe } from './stripe/create-stripe.ts';
import { createTwilio } from './twilio/create-twilio.ts';
import { pickUpPhone } from './twilio/phones/pick-up-phone.ts';
import { createVapi } from './vapi/create-vapi.ts';

const MODES = [
  { name: 'test', mode: 'TEST' },
  { name: 'live', mode: 'LIVE' },
] as const;

/** The four simulated services with the accounts that the environment gives them, none of them listening yet. */
export function createProviders(env: SimulatorsEnvironment) {
  const shared = {
    clock: createWallClock(env.SIMULATORS_PACE),
    productUrl: env.PRODUCT_URL,
    timeZone: env.HOTEL_TIME_ZONE,
    ...(env.DATA_DIR === undefined ? {} : { dataDir: env.DATA_DIR }),
  };
  const isConfigured = env.SIMULATED_ACCOUNTS === 'configured';
  const twilio = createTwilio({
    ...shared,
    productUrl: isConfigured ? env.PRODUCT_URL : undefined,
    accounts: MODES.map(({ name, mode }) => ({
      name,
      accountSid: env[`TWILIO_${mode}_ACCOUNT_SID`],
      authToken: env[`TWILIO_${mode}_AUTH_TOKEN`],
      from: env[`TWILIO_${mode}_FROM`],
    })),
  });
  return {
    vapi: createVapi({
      ...shared,
      // a conversation takes as long as it takes to speak
      clock: realClock,
      pickUpPhone: (number) => pickUpPhone(twilio.accounts, number),
      organization: {
        url: isConfigured ? new URL('/api/webhooks/vapi', env.PRODUCT_URL).href : '',
        secret: env.VAPI_WEBHOOK_SECRET,
      },
      accounts: MODES.map(({ name, mode }) => ({
        name,
        apiKey: env[`VAPI_${mode}_API_KEY`],
        publicKey: env[`VAPI_${mode}_PUBLIC_KEY`],
        phoneNumberId: env[`VAPI_${mode}_PHONE_NUMBER_ID`],
      })),
    }),
    cloudbeds: createCloudbeds({
      ...shared,
      meteredSeconds: env.SIMULATORS_PACE,
      hasOtherGuests: env.OTHER_GUESTS === 'book',
      accounts: MODES.map(({ name, mode }) => ({
        name,
        clientId: env[`CLOUDBEDS_${mode}_CLIENT_ID`],
        clientSecret: env[`CLOUDBEDS_${mode}_CLIENT_SECRET`],
        apiKey: env[`CLOUDBEDS_${mode}_API_KEY`],
        propertyId: env[`CLOUDBEDS_${mode}_PROPERTY_ID`],
      })),
    }),
    stripe: createStripe({
      ...shared,
      // what is done while a transfer or a refund is under way needs the time
      clock: realClock,
      accounts: MODES.map(({ name, mode }) => ({
        name,
        secretKey: env[`STRIPE_${mode}_SECRET_KEY`],
        webhookSecret: isConfigured ? env[`STRIPE_${mode}_WEBHOOK_SECRET`] : undefined,
      })),
    }),
    twilio,
  };
}
