import type { Json } from './lenient.ts';

const secret = /^(headers|secret|serverUrlSecret|twilioAuthToken|twilioApiSecret|apiKey|authToken)$/;

/** A message as it may be kept: Vapi repeats the settings of tools and numbers in it, our tool token among them. */
export function withoutSecrets(value: Json): Json {
  return clean(value) as Json;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, held]) => (secret.test(key) ? [] : [[key, clean(held)]])),
  );
}
