import { setImmediate } from 'node:timers/promises';
import { maskCardNumbers } from '@booking/spoken-language/card-numbers';
import { maskSaidCodes } from '@booking/spoken-language/said-codes';

/** What has to arrive as it was sent: it is hashed or decoded, and kept as no text, or it names a build, whose digest may be digits alone. */
const verbatim = /password|^(?:base64|digest|entry|container)$/i;
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

/** Masks texts one after the other: what one asks for is the answer in the next. */
function maskInOrder(): Mask {
  let asked = '';
  return (text, key) => {
    if (key === 'code' && /^\d{6}$/.test(text)) return '••••••';
    const masked = maskSaidCodes(maskCardNumbers(text), asked);
    if (text.includes(' ')) asked = text;
    return masked;
  };
}

/** The same value as it may be kept: no card number, and no verification code, be it the answer to what stands before it. */
export const redacted = <T>(value: T): T => each(value, maskInOrder(), '') as T;

/** Letters that are masked at once: a megabyte of digits takes 270 ms. */
const lettersInATurn = 50_000;

/** The same as `redacted`, for what may be large: others have their turn in between. */
export async function redactedInChunks<T>(value: T): Promise<T> {
  const texts: [text: string, key: string][] = [];
  each(value, (text, key) => (texts.push([text, key]), text), '');
  const mask = maskInOrder();
  const masked: string[] = [];
  let letters = 0;
  for (const [text, key] of texts) {
    letters += text.length;
    if (letters > lettersInATurn) {
      await setImmediate();
      letters = text.length;
    }
    masked.push(mask(text, key));
  }
  let next = 0;
  return each(value, () => masked[next++]!, '') as T;
}
