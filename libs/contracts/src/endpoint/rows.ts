import * as z from 'zod/mini';
import { withUnread } from './unread.ts';

const unreadable = Symbol('unreadable');

/**
 * The rows of an answer, each read by itself: one that breaks its contract is left out and counted, the others stand.
 * @param one what a row is called, as in "call"
 */
export const rows = <Row extends z.ZodMiniType>(row: Row, one: string, many = `${one}s`): z.ZodMiniArray<Row> =>
  // a symbol is in no JSON, so JSON Schema has the row alone
  z.array(z.catch(row, unreadable as unknown as z.output<Row>) as unknown as Row).check(
    z.overwrite((list: unknown[]) => {
      const read = list.filter((each) => each !== unreadable);
      return withUnread(read, { count: list.length - read.length, one, many }) as z.output<Row>[];
    }),
  );
