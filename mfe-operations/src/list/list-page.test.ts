import { describe, expect, test } from '@jest/globals';
import { cursorOf, withMore, withRow } from './list-page.ts';

const row = (id: string, refundedCents = 0) => ({ id, refundedCents });

describe('the cursor', () => {
  test('is that of the next page', () => {
    expect(cursorOf('</api/admin/payment-events?status=failed&cursor=WzEsMl0>; rel="next"')).toBe('WzEsMl0');
  });

  test.each([undefined, '', '</api/admin/payment-events?cursor=a>; rel="prev"', '</somewhere>; rel="next"'])(
    'is none where the header is %s',
    (link) => expect(cursorOf(link)).toBeUndefined(),
  );
});

describe('more rows', () => {
  const page = { rows: [row('a')], next: 'after-a' };
  const more = { rows: [row('b')], next: undefined };

  test('come after those there are', () => {
    expect(withMore(page, 'after-a', more)).toEqual({ rows: [row('a'), row('b')], next: undefined });
  });

  test('are left out when the list was loaded anew meanwhile, or is gone', () => {
    const anew = { rows: [row('c')], next: 'after-c' };
    expect(withMore(anew, 'after-a', more)).toBe(anew);
    expect(withMore(undefined, 'after-a', more)).toBeUndefined();
  });
});

test('a row that changed takes the place of its like alone', () => {
  const page = { rows: [row('a'), row('b')], next: 'after-b' };
  expect(withRow(page, row('b', 100))).toEqual({ rows: [row('a'), row('b', 100)], next: 'after-b' });
});
