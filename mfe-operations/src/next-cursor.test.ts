import { expect, test } from '@jest/globals';
import { cursorOf } from './next-cursor.ts';

test('the cursor is that of the next page', () => {
  expect(cursorOf('</api/admin/payment-events?status=failed&cursor=WzEsMl0>; rel="next"')).toBe('WzEsMl0');
});

test.each([undefined, '', '</api/admin/payment-events?cursor=a>; rel="prev"', '</somewhere>; rel="next"'])(
  'there is none where the header is %s',
  (link) => expect(cursorOf(link)).toBeUndefined(),
);
