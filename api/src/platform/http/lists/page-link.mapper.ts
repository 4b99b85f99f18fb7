import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.error.ts';

/** What a row has in the column that a list is sorted by. */
export type SortValue = Date | number | string | null;

/** Where a list goes on: the next row stands after the one that has `at` in the sorted column, and this id. Lists begin with the newest row. */
export type Cursor<Value extends SortValue = Date> = { at: Value; id: string };

/** A cursor holds its sort as well, for it leads nowhere in another. */
const encode = ({ at, id }: Cursor<SortValue>, sort: string | null): string => {
  const value = at instanceof Date ? at.getTime() : at;
  return Buffer.from(JSON.stringify(sort === null ? [value, id] : [value, id, sort])).toString('base64url');
};

/** Reads the value of a cursor; undefined for one that the column cannot have. */
type ReadValue<Value extends SortValue> = (value: unknown) => Value | undefined;

const readTime: ReadValue<Date> = (value) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

const readNumber: ReadValue<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** How the values of a sorted column are read. */
export const sortValues = {
  time: readTime,
  number: readNumber,
  numberOrNone: (value) => (value === null ? null : readNumber(value)),
  date: (value) => (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined),
} satisfies Record<string, ReadValue<SortValue>>;

/**
 * @param sort as it is asked for along with the cursor
 * @throws Refusal 400 for a cursor we cannot have given
 */
export function readCursor(text: string | undefined, sort?: string): Cursor | undefined {
  return readSortedCursor(text, sort, readTime);
}

/** The same for a list that is sorted by something else than a time. @throws Refusal 400 */
export function readSortedCursor<Value extends SortValue>(
  text: string | undefined,
  sort: string | undefined,
  read: ReadValue<Value>,
): Cursor<Value> | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id, sortedBy] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const at = read(value);
    if (at !== undefined && typeof id === 'string' && sortedBy === sort) return { at, id };
  } catch {
    // falls through to the refusal
  }
  throw new Refusal(400, 'invalid_cursor', 'This list cannot be continued from here. Load it again from the start.');
}

/** Tells in the Link header where the next page is; nothing when this was the last. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, next: Cursor<SortValue> | undefined): void {
  if (!next) return;
  const url = new URL(request.url, 'http://local');
  url.searchParams.set('cursor', encode(next, url.searchParams.get('sort')));
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** The rows of a page of which one more was asked for, and where the next page starts when there is one. */
export function pageOf<Row, Value extends SortValue = Date>(
  found: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor<Value>,
): { rows: Row[]; next: Cursor<Value> | undefined } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? cursorOf(last) : undefined };
}

/** An export begins once its first page is read, so that one is short. */
const [firstPage, laterPages] = [100, 500];

/** A list page by page, from its beginning to its end. */
export async function* eachPage<Value extends SortValue, Page extends { next: Cursor<Value> | undefined }>(
  read: (limit: number, after: Page['next']) => Promise<Page>,
): AsyncIterable<Page> {
  let page = await read(firstPage, undefined);
  yield page;
  while (page.next) {
    page = await read(laterPages, page.next);
    yield page;
  }
}
