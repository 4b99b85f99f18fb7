import { maskCardNumbers } from '@booking/spoken-language/card-numbers';
import { toStorable } from '../../../platform/database/storable.mapper.ts';

export const hidden = '[hidden]';

/** Names of fields whose values must not be readable later. */
const secretNames =
  /password|passphrase|secret|token|apikey|privatekey|publickey|authorization|cookie|credential|recoverycode|cardnumber/;
const wholeNames = /^(code|codes|otp|totp|pin|cvc|cvv|pan|iban|signature|base64|image|photo|dataurl)$/;

/** A prompt or a photo is not copied into the log as a whole. */
const longest = 1000;

const isSecret = (name: string): boolean => {
  const plain = name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();
  return secretNames.test(plain) || wholeNames.test(plain);
};

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return shortened(maskCardNumbers(value));
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      isSecret(name) && held !== null && typeof held !== 'boolean' ? hidden : clean(held),
    ]),
  );
}

/** The same facts without secrets and card numbers, as text that PostgreSQL can hold. */
export const redacted = (facts: object): Record<string, unknown> => toStorable(clean(facts)) as Record<string, unknown>;
