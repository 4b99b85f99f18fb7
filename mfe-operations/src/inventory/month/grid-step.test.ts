import { expect, test } from '@jest/globals';
import { gridStep } from './grid-step.ts';

const [rows, columns] = [3, 30];

test.each([
  ['ArrowLeft', { row: 1, column: 4 }],
  ['ArrowRight', { row: 1, column: 6 }],
  ['ArrowUp', { row: 0, column: 5 }],
  ['ArrowDown', { row: 2, column: 5 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 29 }],
])('%s leads from the middle to %j', (key, place) =>
  expect(gridStep({ row: 1, column: 5 }, key, rows, columns)).toEqual(place),
);

test.each([
  ['ArrowLeft', { row: 0, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
  ['ArrowRight', { row: 2, column: 29 }],
  ['ArrowDown', { row: 2, column: 29 }],
])('%s does not leave the grid at %j', (key, corner) => expect(gridStep(corner, key, rows, columns)).toEqual(corner));

test.each(['Enter', 'Tab', 'a'])('%s leads nowhere', (key) =>
  expect(gridStep({ row: 0, column: 0 }, key, rows, columns)).toBeUndefined(),
);
