import { oneLine } from '@booking/contracts/typed-text';
import { roundedCents } from '@booking/hotel/money';
import { z } from 'zod';
import { truncate, longest } from '../bounded-text.schema.ts';
import { readAs } from '../lenient-rows.schema.ts';
import { reservationStatuses, type ReservationStatus } from '../property-system.port.ts';

/** What Cloudbeds means by what it answers, in each of the shapes that were seen for it. */

export const id = z.union([z.string().min(1), z.number()]).transform((given) => truncate(String(given), longest.id));

export const idIfAny = z.preprocess((given) => given || null, id.nullable());

const textOf = (most: number) =>
  readAs((given) => (typeof given === 'string' || typeof given === 'number' ? truncate(`${given}`, most) : ''));

/** A name or a line, also where it is a number; empty for what is missing, which PHP writes as null, false or an empty list. */
export const words = textOf(1_000).transform(oneLine);

/** A description, terms or a note. */
export const prose = textOf(longest.prose);

/** An amount in major units, as number or text, in cents. */
export const money = z.union([z.number(), z.string()]).transform((amount, context) => {
  try {
    return roundedCents(amount);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as RangeError).message });
    return z.NEVER;
  }
});

/** What something costs. */
export const price = money.pipe(z.number().min(0, 'This is less than nothing.'));

/** The same where it may be missing; nothing is null, for what costs nothing is sold. */
export const priceIfAny = z.preprocess((amount) => (isMissing(amount) ? null : amount), z.nullable(price));

/** An amount that may be missing; nothing is 0. */
export const moneyIfAny = z.preprocess((amount) => (isMissing(amount) ? 0 : amount), money);

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (typeof value === 'string' && value.trim() === '');

/** What is not known of it is told as that. */
export const reservationStatus = words.transform(
  (status): ReservationStatus => reservationStatuses.find((known) => known === status) ?? 'other',
);

/** A whole number, also as text; nothing is 0. */
export const whole = z.preprocess((number) => (isMissing(number) ? 0 : number), z.coerce.number().int());

export const flag = readAs((value) => ['true', '1'].includes(String(value)));

/** YYYY-MM-DD, also where a time follows. */
export const date = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date());

/** An object by key; PHP writes an empty one as `[]`, and some answers are lists of objects with one key. What is missing has no key. */
export const byKey = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => {
      const object: unknown = Array.isArray(given) ? Object.assign({}, ...(given as object[])) : (given ?? {});
      if (typeof object !== 'object') return object;
      return Object.fromEntries(Object.entries(object as object).filter(([, each]) => !isMissing(each)));
    },
    z.record(z.string(), value),
  );

/** One object, also when it comes as a list of one; nothing is an empty object. */
export const one = <Only extends z.ZodType>(only: Only) =>
  z.preprocess((object) => (Array.isArray(object) ? ((object as unknown[])[0] ?? {}) : (object ?? {})), only);
