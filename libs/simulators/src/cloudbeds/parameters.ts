import { z } from 'zod';
import { badParameter, refused } from './cloudbeds-error.ts';

/** Parameters are text on the wire; these read it. */
export const text = z.string();
export const given = z.string().trim().min(1);
export const date = z.iso.date();
export const whole = z.string().regex(/^\d+$/, 'is no whole number').transform(Number);
export const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'is no amount')
  .transform(Number);
/** The same, or less than nothing. */
export const signedDecimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'is no amount')
  .transform(Number);
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
/** A comma list. */
export const list = z.string().transform((value) => value.split(',').map((each) => each.trim()));
/** YYYY-MM-DD, with a time or without. */
export const wall = z.string().regex(/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?$/, 'is no date and time');

/** An optional parameter; an empty one is as good as none. */
export const maybe = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsNone, schema.optional());
export const orElse = <T extends z.ZodType>(schema: T, otherwise: z.output<T>) =>
  maybe(schema).transform((value) => value ?? otherwise);

const emptyAsNone = (value: unknown): unknown => (value === '' ? undefined : value);

/** Which page of a list, and how long a page is. */
export const paging = (pageSize: number, most = pageSize) => ({
  pageNumber: orElse(whole, 1),
  pageSize: orElse(whole, pageSize).transform((value: number) => Math.min(most, Math.max(1, value))),
});

type Paging = { pageNumber: number; pageSize: number };

/** One page of rows with the numbers Cloudbeds adds. */
export function pageOf<T>(rows: readonly T[], { pageNumber, pageSize }: Paging) {
  const start = (Math.max(1, pageNumber) - 1) * pageSize;
  const data = rows.slice(start, start + pageSize);
  return { data, count: data.length, total: rows.length };
}

/** Reads parameters with a schema. Throws a 400 CloudbedsError that names the first wrong one. */
export function readParameters<T extends z.ZodType>(schema: T, raw: unknown): z.output<T> {
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw badParameter(`Parameter ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Throws when free text holds what could be a card number: over 12 digits that pass the Luhn check. */
export function refuseCardNumbers(value: string): void {
  for (const [match] of value.matchAll(/\d(?:[ -]?\d){12,}/g)) {
    if (passesLuhn(match.replaceAll(/\D/g, ''))) throw refused('Card numbers are not allowed here');
  }
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
