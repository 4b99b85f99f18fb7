import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { tableFile } from './table-file.mapper.ts';

const size = 500;

test.each(['csv', 'json'] as const)(
  'once nobody takes a file of %s any more, no further page is read for it',
  async (format) => {
    const read = { pages: 0, isOver: false };
    async function* pages(): AsyncIterable<number[]> {
      try {
        for (; read.pages < 1000; read.pages++) yield Array.from({ length: size }, (_, index) => index);
      } finally {
        read.isOver = true;
      }
    }
    const file = tableFile(format, pages(), [['number', (row) => row]]);
    await once(file, 'readable');
    file.read();
    file.destroy();
    await once(file, 'close');
    expect(read.isOver).toBe(true);
    expect(read.pages).toBeLessThan(100);
  },
);
