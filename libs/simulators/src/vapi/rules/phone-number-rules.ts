import { anything, boolean, nullable, text, type Rule } from './rule.ts';
import { server } from './server-rules.ts';

const common: Readonly<Record<string, Rule>> = {
  provider: text(),
  name: text({ max: 40 }),
  assistantId: nullable(text()),
  squadId: nullable(text()),
  workflowId: nullable(text()),
  server: nullable(server),
  fallbackDestination: nullable(anything),
  hooks: anything,
};

const byProvider: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  vapi: { numberDesiredAreaCode: text(), sipUri: text(), authentication: anything },
  twilio: {
    number: text(),
    smsEnabled: boolean,
    twilioAccountSid: text(),
    twilioAuthToken: text(),
    twilioApiKey: text(),
    twilioApiSecret: text(),
  },
  vonage: { number: text(), credentialId: text() },
  telnyx: { number: text(), credentialId: text() },
  'byo-phone-number': { number: text(), credentialId: text(), numberE164CheckEnabled: boolean },
};

const requiredByProvider: Readonly<Record<string, readonly string[]>> = {
  twilio: ['number', 'twilioAccountSid'],
  vonage: ['number', 'credentialId'],
  telnyx: ['number', 'credentialId'],
  'byo-phone-number': ['credentialId'],
};

export const PHONE_NUMBER_PROVIDERS = Object.keys(byProvider);

/** The fields a person may write on a phone number of a provider. */
export function phoneNumberFields(provider: string): Readonly<Record<string, Rule>> {
  return { ...common, ...byProvider[provider] };
}

/** What a new phone number of a provider must have. */
export function requiredPhoneNumberFields(provider: string): readonly string[] {
  return ['provider', ...(requiredByProvider[provider] ?? [])];
}
