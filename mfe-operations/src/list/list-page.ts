import { addressOf } from '@booking/contracts/endpoint';
import type { ListEndpoint } from '@booking/contracts/list';
import { joinRows, mapRows } from '@booking/contracts/unread';
import { request, type RequestOptions } from '@booking/http/request';
import { RequestError } from '@booking/http/request-error';

/** Rows, newest first, and the cursor of those that come after, when there are any. */
export type ListPage<Row> = { rows: Row[]; next: string | undefined };

/** The cursor of the page that a Link header calls the next. */
export function cursorOf(link: string | undefined): string | undefined {
  const [, address] = /<([^<>]+)>; rel="next"/.exec(link ?? '') ?? [];
  return address && (new URL(address, 'http://local').searchParams.get('cursor') ?? undefined);
}

/** @throws RequestError when the answer is not a success, $ZodError when it is not what the contract says */
export async function fetchPage<Row>(
  endpoint: ListEndpoint<Row>,
  query: object,
  options?: RequestOptions,
): Promise<ListPage<Row>> {
  const result = await request(endpoint.method, addressOf(endpoint, {}, query), undefined, options);
  if (!result.ok) throw new RequestError(result);
  return { rows: endpoint.answer.parse(result.body), next: cursorOf(result.responseHeaders['link']) };
}

/** A page with what came after it. A page that was loaded anew meanwhile stays as it is. */
export const withMore = <Row>(
  page: ListPage<Row> | undefined,
  cursor: string,
  more: ListPage<Row>,
): ListPage<Row> | undefined =>
  page?.next === cursor ? { rows: joinRows(page.rows, more.rows), next: more.next } : page;

/** A page with one row as it is now. */
export const withRow = <Row extends { id: string }>(
  page: ListPage<Row> | undefined,
  changed: Row,
): ListPage<Row> | undefined =>
  page && { ...page, rows: mapRows(page.rows, (row) => (row.id === changed.id ? changed : row)) };
