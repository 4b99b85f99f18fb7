import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { everyEndpoint, nameOf } from '../every-endpoint.ts';
import { readMatrix, roleMatrix } from './role-matrix.ts';

const approved = readFileSync(new URL('./role-matrix.txt', import.meta.url), 'utf8');

test('who may call what is as it was approved', () => {
  expect(roleMatrix()).toBe(approved);
});

test('the approved matrix has a line for every endpoint, and nobody alone may call only what is on the short list', () => {
  const matrix = readMatrix(approved);
  expect([...matrix.keys()].toSorted()).toEqual(everyEndpoint.map(nameOf).toSorted());
  const open = [...matrix].filter(([, callers]) => callers.has('nobody')).map(([name]) => name);
  expect(open.filter((name) => name.includes('/api/admin/') || name.includes('/api/test/'))).toEqual([]);
});
