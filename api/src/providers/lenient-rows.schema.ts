import { z } from 'zod';

/** Why rows could not be read, while an answer is being read. Reading is synchronous, so problems of two answers do not mix. */
let problems: string[] | undefined;

/** Names of fields as they are documented; ids and texts that serve as keys are not repeated. */
const isName = (part: PropertyKey): boolean => typeof part === 'string' && /^[a-z_]{1,40}$/i.test(part);

/** What is wrong with a row, by the name of its field and without anything that stands in it. */
export function problemOf({ issues: [first] }: z.ZodError): string {
  const field = first?.path.filter(isName).join('.');
  const message = (first?.message ?? 'Invalid input').slice(0, 160);
  return field ? `${field}: ${message}` : message;
}

/** Leaves a row out that is readable and still cannot be used. */
export const leaveOut = (problem: string): void => void problems?.push(problem);

/** @returns what `read` makes, and why rows were left out of it */
export function collectProblems<T>(read: () => T): { value: T; problems: string[] } {
  const [outer, own] = [problems, new Array<string>()];
  problems = own;
  try {
    return { value: read(), problems: own };
  } finally {
    problems = outer;
  }
}

/** The rows of a list, or of an object whose keys say nothing new. */
export const listOf = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.values(value) : [];

/** What `read` makes of whatever is there, also where nothing is. */
export const readAs = <T>(read: (given: unknown) => T) => z.preprocess(read, z.custom<T>());

/** What can be read of a list: a row that cannot is left out, and the others stand. */
export function readRows<Row extends z.ZodType>(row: Row, list: unknown): z.output<Row>[] {
  return listOf(list).flatMap((each) => {
    const read = row.safeParse(each);
    if (!read.success) leaveOut(problemOf(read.error));
    return read.success ? [read.data] : [];
  });
}

/** A list, or an object whose keys say nothing new, row by row; nothing is an empty one. */
export const rows = <Row extends z.ZodType>(row: Row) => readAs((list) => readRows(row, list));

/** The same, and how many rows there were, which tells whether there is another page. */
export const page = <Row extends z.ZodType>(row: Row) =>
  readAs((list) => ({ rows: readRows(row, list), size: listOf(list).length }));

/** A list whose rows belong together: where one cannot be read, the whole cannot. */
export const everyRow = <Row extends z.ZodType>(row: Row) => z.preprocess(listOf, z.array(row));
