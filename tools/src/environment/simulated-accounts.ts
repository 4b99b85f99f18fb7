import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { getOrCreateSecret } from './secrets.ts';

const uuid = (): string => randomUUID();
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const token = (bytes: number): string => randomBytes(bytes).toString('base64url').replaceAll(/[-_]/g, 'x');

/** What each service's credentials look like. */
const made = {
  VAPI_API_KEY: uuid,
  VAPI_PUBLIC_KEY: uuid,
  VAPI_PHONE_NUMBER_ID: uuid,
  CLOUDBEDS_CLIENT_ID: () => `live1_${randomInt(100_000, 999_999)}_${token(9)}`,
  CLOUDBEDS_CLIENT_SECRET: () => token(24),
  CLOUDBEDS_API_KEY: () => `cbat_${token(24)}`,
  CLOUDBEDS_PROPERTY_ID: () => String(randomInt(100_000, 999_999)),
  STRIPE_SECRET_KEY: (mode) => `sk_${mode}_${token(24)}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${token(24)}`,
  TWILIO_ACCOUNT_SID: () => `AC${hex(16)}`,
  TWILIO_AUTH_TOKEN: () => hex(16),
  TWILIO_FROM: (mode) => (mode === 'test' ? '+17375550142' : '+17375550143'),
} as const satisfies Record<string, (mode: 'test' | 'live') => string>;

/** The simulators' two accounts, one for each mode: what is set is used, the rest is made up once and kept. */
export function simulatedAccounts(dataDir: string, variables: NodeJS.ProcessEnv): Record<string, string> {
  const all = (['test', 'live'] as const).flatMap((mode) =>
    Object.entries(made).map(([name, make]): [string, () => string] => [
      name.replace('_', `_${mode.toUpperCase()}_`),
      () => make(mode),
    ]),
  );
  return Object.fromEntries(
    all.map(([name, make]) => [
      name,
      variables[name] || getOrCreateSecret(dataDir, name.toLowerCase().replaceAll('_', '-'), make),
    ]),
  );
}
