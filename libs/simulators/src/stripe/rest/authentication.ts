import type { Merchant } from '../merchant.ts';
import { unauthorized } from '../stripe-error.ts';

/** Finds the account a key opens, given as Bearer or as the name of Basic. Throws a 401 StripeError. */
export function authenticate(merchants: readonly Merchant[], authorization: string | undefined): Merchant {
  const key = readKey(authorization ?? '');
  if (key === undefined || key === '') {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const merchant = merchants.find(({ settings }) => settings.secretKey === key);
  if (!merchant) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
  return merchant;
}

function readKey(authorization: string): string | undefined {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) (.+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return value;
}

function masked(key: string): string {
  const shown = key.length > 12 ? key.slice(-4) : '';
  return `${/^(sk|rk|pk)_(test|live)_/.exec(key)?.[0] ?? ''}${'*'.repeat(12)}${shown}`;
}
