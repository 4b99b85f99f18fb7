import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readCursor, readSortedCursor, sortValues, type Cursor, type SortValue } from './page-link.mapper.ts';

/** What `Link` says for a request to that address. */
function linkFor(url: string, next: Cursor<SortValue> | undefined): string | undefined {
  const headers = new Map<string, string>();
  const reply = { header: (name: string, value: string) => headers.set(name, value) };
  linkNext({ url } as FastifyRequest, reply as unknown as FastifyReply, next);
  return headers.get('link');
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the link to the next page', () => {
  test('keeps the search and replaces the cursor', () => {
    const link = linkFor('/api/admin/call-logs?q=king%20size&limit=2&cursor=old', { at: new Date(5), id: 'a' })!;
    const [, address] = /^<(.+)>; rel="next"$/.exec(link)!;
    const { pathname, searchParams } = new URL(address!, 'http://local');
    expect(pathname).toBe('/api/admin/call-logs');
    expect([searchParams.get('q'), searchParams.get('limit')]).toEqual(['king size', '2']);
    expect(readCursor(searchParams.get('cursor')!)).toEqual({ at: new Date(5), id: 'a' });
  });

  test('is not there after the last page', () => {
    expect(linkFor('/api/admin/call-logs', undefined)).toBeUndefined();
  });

  test('leads back to any row', () => {
    const rows = fc.record({ at: fc.date({ noInvalidDate: true }), id: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(rows, (row) => {
        const [, cursor] = /cursor=([^&>]+)/.exec(linkFor('/x', row)!)!;
        expect(readCursor(cursor)).toEqual(row);
      }),
    );
  });
});

describe('a cursor of another column', () => {
  const cursorFor = (at: SortValue, sort = '-cost'): string =>
    /cursor=([^&>]+)/.exec(linkFor(`/x?sort=${sort}`, { at, id: 'a' })!)![1]!;

  test.each([
    ['a number', 0.123456, sortValues.number],
    ['nothing', null, sortValues.numberOrNone],
    ['a date', '2026-11-28', sortValues.date],
    ['a time', new Date(5), sortValues.time],
  ] as const)('leads back to %s', (_, at, read) => {
    expect(readSortedCursor<SortValue>(cursorFor(at), '-cost', read)).toEqual({ at, id: 'a' });
  });

  test.each([
    ['another order', cursorFor(1), 'cost', sortValues.number],
    ['no order', cursorFor(1), undefined, sortValues.number],
    ['nothing where there is always something', cursorFor(null), '-cost', sortValues.number],
    ['a text where there is a number', cursorFor('x'), '-cost', sortValues.numberOrNone],
    ['a number where there is a date', cursorFor(20_261_128), '-cost', sortValues.date],
    ['a text that is no date', cursorFor('2026-1-1'), '-cost', sortValues.date],
  ] as const)('of %s is refused as 400', (_, text, sort, read) => {
    expect(() => readSortedCursor<SortValue>(text, sort, read)).toThrow(
      expect.objectContaining({ status: 400, code: 'invalid_cursor' }),
    );
  });
});

describe('a cursor', () => {
  test('is not needed', () => expect(readCursor(undefined)).toBeUndefined());

  test.each([
    ['nothing', ''],
    ['no base64', '***'],
    ['no JSON', Buffer.from('[1,').toString('base64url')],
    ['no list', encoded({ at: 1, id: 'a' })],
    ['a time in words', encoded(['now', 'a'])],
    ['a broken time', encoded([1.5, 'a'])],
    ['a time beyond all calendars', encoded([9e15, 'a'])],
    ['an id that is no text', encoded([1, 2])],
  ])('of %s is refused as 400', (_, text) => {
    expect(() => readCursor(text)).toThrow(expect.objectContaining({ status: 400, code: 'invalid_cursor' }));
  });
});
