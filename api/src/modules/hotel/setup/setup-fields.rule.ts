import type { SetupProvider } from '@booking/contracts/setup';
import type { Mode } from '@booking/contracts/mode';
import type { Credential } from '@booking/environment/environment';

export type FieldRule = {
  credential: Credential;
  label: string;
  isSecret: boolean;
  isRequired: boolean;
  /** Without it the service is not asked at all. */
  isForAccount: boolean;
  format: (mode: Mode) => RegExp;
  /** What it looks like, and where it is found. */
  hint: (mode: Mode) => string;
};

type Rule = Partial<FieldRule> & Pick<FieldRule, 'credential' | 'label' | 'hint'>;

const field = (rule: Rule): FieldRule => ({
  isSecret: true,
  isRequired: true,
  isForAccount: true,
  format: () => /^\S{8,500}$/,
  ...rule,
});

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const e164 = /^\+[1-9]\d{6,14}$/;

const atVapi = (what: string) => `Copy it from Vapi’s dashboard → ${what}.`;
const atTwilio = 'Copy it from the first page of Twilio’s console.';
const atCloudbeds = 'Copy it from Cloudbeds → Account → API credentials.';
const application = { isRequired: false, isForAccount: false } as const;

/** What is entered of each service, in the order of its page. */
export const setupFields: Record<SetupProvider, readonly FieldRule[]> = {
  cloudbeds: [
    field({
      credential: 'CLOUDBEDS_PROPERTY_ID',
      label: 'Property ID',
      isSecret: false,
      format: () => /^\d{1,20}$/,
      hint: () => 'It is the number in the address of the hotel’s pages at Cloudbeds.',
    }),
    field({
      credential: 'CLOUDBEDS_API_KEY',
      label: 'API key',
      isRequired: false,
      isForAccount: false,
      format: () => /^cbat_\S{8,400}$/,
      hint: () => `It begins with cbat_. ${atCloudbeds}`,
    }),
    field({
      ...application,
      credential: 'CLOUDBEDS_CLIENT_ID',
      label: 'Client ID (to sign in instead)',
      isSecret: false,
      hint: () => atCloudbeds,
    }),
    field({
      ...application,
      credential: 'CLOUDBEDS_CLIENT_SECRET',
      label: 'Client secret (to sign in instead)',
      hint: () => atCloudbeds,
    }),
  ],
  stripe: [
    field({
      credential: 'STRIPE_SECRET_KEY',
      label: 'Secret key',
      format: (mode) => new RegExp(`^[sr]k_${mode}_\\S{8,400}$`),
      hint: (mode) => `It begins with sk_${mode}_. Copy it from Stripe’s dashboard (${mode} mode) → Developers → API keys.`,
    }),
    field({
      credential: 'STRIPE_WEBHOOK_SECRET',
      label: 'Signing secret of the webhook endpoint',
      isForAccount: false,
      format: () => /^whsec_\S{8,400}$/,
      hint: () => 'It begins with whsec_. Set up gets it by itself; else copy it from the endpoint in Stripe’s dashboard.',
    }),
  ],
  twilio: [
    field({
      credential: 'TWILIO_ACCOUNT_SID',
      label: 'Account SID',
      isSecret: false,
      format: () => /^AC[\da-f]{32}$/i,
      hint: () => `It begins with AC and has 34 characters. ${atTwilio}`,
    }),
    field({
      credential: 'TWILIO_AUTH_TOKEN',
      label: 'Auth token',
      format: () => /^[\da-f]{32}$/i,
      hint: () => `It has 32 characters. ${atTwilio}`,
    }),
    field({
      credential: 'TWILIO_FROM',
      label: 'Number that texts guests',
      isSecret: false,
      format: () => e164,
      hint: () => 'Enter a number of the account with its country, such as +15125550100.',
    }),
  ],
  vapi: [
    field({
      credential: 'VAPI_API_KEY',
      label: 'Private key',
      format: () => uuid,
      hint: () => atVapi('API Keys → Private key'),
    }),
    field({
      credential: 'VAPI_PUBLIC_KEY',
      label: 'Public key',
      isSecret: false,
      isForAccount: false,
      format: () => uuid,
      hint: () => atVapi('API Keys → Public key'),
    }),
    field({
      credential: 'VAPI_PHONE_NUMBER_ID',
      label: 'ID of the phone number',
      isSecret: false,
      format: () => uuid,
      hint: () => atVapi('Phone Numbers → the number'),
    }),
  ],
};
