import { expect, test } from '@jest/globals';
import { bytesOf } from './heap.ts';

test('of a heap snapshot the sizes of one type are summed up', () => {
  const meta = { node_fields: ['type', 'name', 'self_size'], node_types: [['hidden', 'code', 'object']] as [string[]] };
  const nodes = [
    [1, 0, 40],
    [2, 0, 500],
    [1, 9, 2],
    [0, 1, 7],
  ].flat();
  expect(bytesOf('code', { snapshot: { meta }, nodes })).toBe(42);
  expect(bytesOf('native', { snapshot: { meta }, nodes })).toBe(0);
});
