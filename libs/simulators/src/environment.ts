import { z } from 'zod';
import { StartError } from './shared-kernel/listening.ts';

/** Reads the environment with a schema. Throws a {@link StartError} that names every bad value, and none of them. */
export function readEnvironment<T extends z.ZodType>(schema: T, environment: NodeJS.ProcessEnv): z.output<T> {
  const read = schema.safeParse(environment);
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new StartError(`these environment variables are missing or wrong: ${problems.join(', ')}`);
}

const given = z.string().min(1);
const timeZone = given.refine(isTimeZone, 'no time zone');

export const simulatorsEnvironment = z.object({
  SIMULATORS_PORT: z.coerce.number().int().min(0).max(65_530).default(4300),
  /** How long texts and the webhooks of Cloudbeds take, as a part of what they usually take. */
  SIMULATORS_PACE: z.coerce.number().min(0.01).max(1).default(1),
  DATA_DIR: given.optional(),
  PRODUCT_URL: z.url(),
  HOTEL_TIME_ZONE: timeZone,
  OTHER_GUESTS: z.enum(['book', 'stay_away']).default('book'),
  /** With it, emails can be said not to have arrived. */
  MAIL_WEBHOOK_SECRET: given.optional(),
  VAPI_WEBHOOK_SECRET: given,
  VAPI_TEST_API_KEY: given,
  VAPI_TEST_PUBLIC_KEY: given,
  VAPI_TEST_PHONE_NUMBER_ID: given,
  VAPI_LIVE_API_KEY: given,
  VAPI_LIVE_PUBLIC_KEY: given,
  VAPI_LIVE_PHONE_NUMBER_ID: given,
  CLOUDBEDS_TEST_CLIENT_ID: given,
  CLOUDBEDS_TEST_CLIENT_SECRET: given,
  CLOUDBEDS_TEST_API_KEY: given,
  CLOUDBEDS_TEST_PROPERTY_ID: given,
  CLOUDBEDS_LIVE_CLIENT_ID: given,
  CLOUDBEDS_LIVE_CLIENT_SECRET: given,
  CLOUDBEDS_LIVE_API_KEY: given,
  CLOUDBEDS_LIVE_PROPERTY_ID: given,
  STRIPE_TEST_SECRET_KEY: given,
  STRIPE_TEST_WEBHOOK_SECRET: given,
  STRIPE_LIVE_SECRET_KEY: given,
  STRIPE_LIVE_WEBHOOK_SECRET: given,
  TWILIO_TEST_ACCOUNT_SID: given,
  TWILIO_TEST_AUTH_TOKEN: given,
  TWILIO_TEST_FROM: given,
  TWILIO_LIVE_ACCOUNT_SID: given,
  TWILIO_LIVE_AUTH_TOKEN: given,
  TWILIO_LIVE_FROM: given,
});
export type SimulatorsEnvironment = z.output<typeof simulatorsEnvironment>;

export const rehearsalEnvironment = z.object({
  CONTROL_URL: z.url(),
  VAPI_URL: z.url(),
  TWILIO_URL: z.url(),
  PRODUCT_URL: z.url(),
  VAPI_TEST_API_KEY: given,
  VAPI_TEST_PHONE_NUMBER_ID: given,
  VAPI_WEBHOOK_SECRET: given,
  VAPI_TOOL_TOKEN: given,
  VAPI_STAFF_TOOL_TOKEN: given,
  VAPI_CUSTOMER_TOOL_TOKEN: given,
  HOTEL_TIME_ZONE: timeZone,
  /** Where they are set, the rehearsal keeps the whitelist of employees as that person would. */
  ADMIN_EMAIL: given.optional(),
  ADMIN_PASSWORD: given.optional(),
  /** A rough day is one of callers, guests and providers as they are in the field. */
  REHEARSAL: z.enum(['on', 'off', 'rough']).default('on'),
  /** How many calls a rough day has. */
  REHEARSAL_CALLS: z.coerce.number().int().min(1).max(600).default(300),
  REHEARSAL_DAYS: z.coerce.number().int().min(1).max(365).default(16),
  REHEARSAL_SEED: given.default('rehearsal'),
});
export type RehearsalEnvironment = z.output<typeof rehearsalEnvironment>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
