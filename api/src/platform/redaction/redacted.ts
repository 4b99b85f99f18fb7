import { maskCardNumbers } from '@booking/hotel/card-numbers';
import { maskSaidCodes } from '@booking/hotel/said-codes';

/** What has to arrive as it was sent: it is hashed or decoded, and kept as no text. */
const verbatim = /password|^base64$/i;
const isFile = (text: string): boolean => text.startsWith('data:');

type Mask = (text: string, key: string) => string;

function each(value: unknown, mask: Mask, key: string): unknown {
  if (typeof value === 'string') return verbatim.test(key) || isFile(value) ? value : mask(value, key);
  if (Number.isSafeInteger(value) && (value as number) > 1e12) {
    const masked = mask(String(value), key);
    return masked === String(value) ? value : masked;
  }
  if (Array.isArray(value)) return value.map((held) => each(held, mask, key));
  // dates and buffers are no text
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, each(held, mask, name)]));
}

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** The same value, with no card number in its texts. */
export const withoutCards = <T>(value: T): T => each(value, maskCardNumbers, '') as T;

/** The same value as it may be kept: no card number, and no verification code, be it the answer to what stands before it. */
export function redacted<T>(value: T): T {
  let asked = '';
  const mask: Mask = (text, key) => {
    if (key === 'code' && /^\d{6}$/.test(text)) return '••••••';
    const masked = maskSaidCodes(maskCardNumbers(text), asked);
    if (text.includes(' ')) asked = text;
    return masked;
  };
  return each(value, mask, '') as T;
}
