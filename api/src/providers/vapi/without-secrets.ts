import type { Json } from './lenient.ts';

/** `isServerUrlSecretSet` and `maxTokens` are none. */
const secret =
  /^(headers|credentials|token)$|secret(?!set)|password|private_?key|api_?key|(auth|access|bearer|refresh)_?token$/i;

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
