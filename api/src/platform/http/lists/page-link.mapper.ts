import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.error.ts';

/** Where a list goes on: the newest row not shown yet stands after (`at`, `id`). */
export type Cursor = { at: Date; id: string };

const encode = ({ at, id }: Cursor): string => Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');

/** @throws Refusal 400 for a cursor we cannot have given */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    if (typeof at === 'number' && Number.isSafeInteger(at) && typeof id === 'string') {
      const date = new Date(at);
      if (!Number.isNaN(date.getTime())) return { at: date, id };
    }
  } catch {
    // falls through to the refusal
  }
  throw new Refusal(400, 'invalid_cursor', 'This list cannot be continued from here. Load it again from the start.');
}

/** Tells in the Link header where the next page is; nothing when this was the last. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, next: Cursor | undefined): void {
  if (!next) return;
  const url = new URL(request.url, 'http://local');
  url.searchParams.set('cursor', encode(next));
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** The rows of a page of which one more was asked for, and where the next page starts when there is one. */
export function pageOf<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { rows: Row[]; next: Cursor | undefined } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? cursorOf(last) : undefined };
}

/** An export begins once its first page is read, so that one is short. */
const [firstPage, laterPages] = [100, 500];

/** A list page by page, from its beginning to its end. */
export async function* eachPage<Page extends { next: Cursor | undefined }>(
  read: (limit: number, after: Cursor | undefined) => Promise<Page>,
): AsyncIterable<Page> {
  let page = await read(firstPage, undefined);
  yield page;
  while (page.next) {
    page = await read(laterPages, page.next);
    yield page;
  }
}
