import { credentialName } from '@booking/environment/environment';
import type { Mode } from '@booking/contracts/mode';
import type { Credentials } from '../../platform/credentials/credentials.service.ts';
import type { Env } from '../../platform/env/env.service.ts';
import type { Line } from '../../platform/outbound/outbound.client.ts';
import { ProviderError } from '../../platform/outbound/provider.error.ts';

export const title = 'Cloudbeds';

export const lineOf = (mode: Mode): Line => ({ provider: 'cloudbeds', title, mode });

/** Where the API is; with its path, and without a slash at the end. */
export const apiOf = (env: Env): string => env.settings.CLOUDBEDS_BASE_URL ?? 'https://api.cloudbeds.com/api/v1.2';

/** Where a person gives consent. The documented host is another one than the API's. */
export const consentOf = (env: Env): string =>
  `${env.settings.CLOUDBEDS_BASE_URL ?? 'https://hotels.cloudbeds.com/api/v1.2'}/oauth`;

type Needed = 'CLOUDBEDS_CLIENT_ID' | 'CLOUDBEDS_CLIENT_SECRET' | 'CLOUDBEDS_PROPERTY_ID';

/** A credential without which nothing goes. @throws ProviderError that names it */
export function required(credentials: Credentials, name: Needed, mode: Mode): string {
  const value = credentials.get(name, mode);
  if (value) return value;
  throw new ProviderError(
    'not_set_up',
    `Cloudbeds is not set up for ${mode} mode: ${credentialName(name, mode)} is missing in the environment.`,
  );
}
