// Apart from list.ts, which is in the first script of the dashboard.
import * as z from 'zod/mini';

type Either<Column extends string> = Column | `-${Column}`;

/** The columns a list can be sorted by, each from its least value on, or with `-` before it from its greatest; the newest row first unless said. */
export const sortBy = <const Column extends string>(
  ...columns: Column[]
): z.ZodMiniOptional<z.ZodMiniEnum<{ [Each in Either<Column>]: Each }>> =>
  z
    .optional(z.enum(columns.flatMap((column): Either<Column>[] => [column, `-${column}`])))
    .check(z.describe('A column, least first; `-` before it for greatest first. Not while words are searched for'));
