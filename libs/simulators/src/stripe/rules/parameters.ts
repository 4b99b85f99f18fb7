import { z } from 'zod';

const MAX_TEXT = 5000;

/** A text that passes `test`, refused with `message` and Stripe's error code. */
function checked(test: (value: string) => boolean, message: (value: string) => string, code?: string) {
  return z.string().superRefine((value, context) => {
    if (!test(value)) context.addIssue({ code: 'custom', message: message(value), params: { code } });
  });
}

export const text = z
  .string()
  .min(1)
  .max(MAX_TEXT, { error: `Invalid string: must be at most ${MAX_TEXT} characters` });

export const integer = checked(
  (value) => /^-?\d{1,15}$/.test(value),
  (value) => `Invalid integer: ${value}`,
  'parameter_invalid_integer',
).transform(Number);

/** An amount in the currency's smallest unit. */
export const amount = integer.pipe(
  z
    .number()
    .min(0, { error: 'Invalid integer: must be greater than or equal to 0' })
    .max(99_999_999, { error: 'Invalid integer: must be no more than $999,999.99' }),
);

export const boolean = checked(
  (value) => value === 'true' || value === 'false',
  (value) => `Invalid boolean: ${value}`,
).transform((value) => value === 'true');

export const url = checked(isUrl, () => 'Not a valid URL', 'url_invalid');

export const email = checked(
  (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value),
  (value) => `Invalid email address: ${value}`,
  'email_invalid',
);

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

export const currency = checked(
  (value) => CURRENCIES.has(value),
  (value) => `Invalid currency: ${value}. Use a three-letter ISO currency code, in lowercase.`,
);

export function list<T extends z.ZodType>(item: T, max = 100) {
  return z.preprocess(
    (value) => (isIndexed(value) ? Object.values(value) : value),
    z.array(item).max(max, { error: `Invalid array: must have at most ${max} items` }),
  );
}

/** Which of these paths are to be expanded. */
export const expandable = (...paths: string[]) =>
  list(
    checked(
      (path) => paths.includes(path),
      (path) => `This property cannot be expanded (${path}).`,
    ),
  ).optional();

export const metadata = z.record(z.string(), z.string()).superRefine((pairs, context) => {
  const problem = metadataProblem(Object.entries(pairs));
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** A parameter the real one takes and this one does not play. */
export const notSimulated = z
  .unknown()
  .superRefine((value, context) => {
    if (value === undefined) return;
    context.addIssue({ code: 'custom', message: 'The simulated Stripe does not play this parameter' });
  })
  .optional();

function isIndexed(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name));
}

function isUrl(value: string): boolean {
  return /^https?:\/\/[^/]/.test(value) && URL.canParse(value);
}

function metadataProblem(pairs: [string, string][]): string | undefined {
  if (pairs.length > 50) return `Metadata can have up to 50 keys; you passed ${pairs.length}.`;
  for (const [key, value] of pairs) {
    if (key.length > 40) return `Metadata keys can be at most 40 characters; '${key}' has ${key.length}.`;
    if (value.length > 500)
      return `Metadata values can have up to 500 characters; that of '${key}' has ${value.length}.`;
  }
  return undefined;
}
