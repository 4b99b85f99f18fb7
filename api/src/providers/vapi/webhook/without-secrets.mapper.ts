import type { Json } from '../lenient-json.mapper.ts';
import { isSecretField } from './find-secrets.rule.ts';

const isLeftOut = (name: string): boolean => name === 'headers' || name === 'credentials' || isSecretField(name);

/** Who knows these addresses can hear or end a call; that there were any is all that is kept. */
const isWayIn = (name: string, held: unknown): boolean =>
  (name === 'listenUrl' || name === 'controlUrl') && typeof held === 'string' && held !== '';

/** A message as it may be kept: Vapi repeats the settings of tools and numbers in it, what others sent along among them. */
export function withoutSecrets(value: Json): Json {
  return clean(value) as Json;
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, held]) =>
      isLeftOut(key) ? [] : [[key, isWayIn(key, held) ? 'left out' : clean(held)]],
    ),
  );
}
