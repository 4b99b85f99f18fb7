import * as z from 'zod/mini';
import { EmailAddress, Line, PersonName } from '../schema/typed-text.ts';

/** What a guest may ask to have changed. */
export const CorrectedFact = z.enum(['name', 'phone', 'email', 'dates']);
export type CorrectedFact = z.infer<typeof CorrectedFact>;

/** What a guest reads who asks for something that cannot be right. */
export const correctionProblems = {
  missing: 'Please tell us what is right.',
  long: 'Please use at most 100 characters.',
  longNote: 'Please use at most 300 characters.',
  name: 'A name has a letter in it.',
  phone: 'Phone number must be at least 10 digits',
  email: 'Please enter a valid email address',
  dates: 'Check-out date must be after check-in date',
} as const;

const areDates = (wanted: string): boolean => {
  const days = wanted.split('/');
  return days.length === 2 && days.every((day) => z.iso.date().safeParse(day).success) && days[0]! < days[1]!;
};

const isRight: Record<CorrectedFact, (wanted: string) => boolean> = {
  name: (wanted) => PersonName('', 100).safeParse(wanted).success,
  phone: (wanted) => wanted.replaceAll(/\D/g, '').length >= 10,
  email: (wanted) => EmailAddress('').safeParse(wanted).success,
  dates: areDates,
};

type Asked = { fact: CorrectedFact; wanted: string };

const right = (fact: CorrectedFact) =>
  z.refine<Asked>((asked) => asked.fact !== fact || isRight[fact](asked.wanted), {
    error: correctionProblems[fact],
    path: ['wanted'],
  });

/** What is wrong, and what is right instead: dates as arrival/departure, each YYYY-MM-DD. */
export const NewCorrection = z
  .object({
    fact: CorrectedFact,
    wanted: Line(100, correctionProblems.long).check(z.minLength(1, correctionProblems.missing)),
    note: z.optional(Line(300, correctionProblems.longNote)),
  })
  .check(right('name'), right('phone'), right('email'), right('dates'));
export type NewCorrection = z.infer<typeof NewCorrection>;
