import { oneLine } from '@booking/contracts/typed-text';
import { centsOf } from '@booking/hotel/money';
import { z } from 'zod';
import { cut, longest } from '../bounded-text.ts';

/** What Cloudbeds means by what it answers, in each of the shapes that were seen for it. */

export const id = z.union([z.string().min(1), z.number()]).transform((given) => cut(String(given), longest.id));

const textOf = (most: number) =>
  z.preprocess(
    (text) => text ?? '',
    z.union([z.string(), z.number()]).transform((given) => cut(String(given), most)),
  );

/** A name or a line, also where it is a number; empty for what is missing. */
export const words = textOf(1_000).transform(oneLine);

/** A description, terms or a note. */
export const prose = textOf(longest.prose);

/** An amount in major units, as number or text, in cents. */
export const money = z.union([z.number(), z.string()]).transform((amount, context) => {
  try {
    return centsOf(amount);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as RangeError).message });
    return z.NEVER;
  }
});

/** An amount that may be missing; nothing is 0. */
export const moneyIfAny = z.preprocess((amount) => amount || 0, money);

/** A whole number, also as text; nothing is 0. */
export const whole = z.preprocess((number) => number ?? 0, z.coerce.number().int());

export const flag = z.unknown().transform((value) => ['true', '1'].includes(String(value)));

/** YYYY-MM-DD, also where a time follows. */
export const date = z.string().transform((text) => text.slice(0, 10));

/** A list, or an object whose keys say nothing new; nothing is an empty one. */
export const rows = <Row extends z.ZodType>(row: Row) =>
  z.preprocess((list) => Object.values((list ?? {}) as Record<string, unknown>), z.array(row));

/** An object by key; PHP writes an empty one as `[]`, and some answers are lists of objects with one key. */
export const byKey = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (object) => (Array.isArray(object) ? (Object.assign({}, ...(object as object[])) as object) : (object ?? {})),
    z.record(z.string(), value),
  );

/** One object, also when it comes as a list of one; nothing is an empty object. */
export const one = <Only extends z.ZodType>(only: Only) =>
  z.preprocess((object) => (Array.isArray(object) ? ((object as unknown[])[0] ?? {}) : (object ?? {})), only);
