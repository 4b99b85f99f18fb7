import { expect, test } from '@jest/globals';
import { patternsOf } from './search-patterns.ts';

test.each([
  ['Doe', ['%Doe%']],
  ['Jane  Do', ['%Jane%', '% Do%']],
  ['+1 (512) 555-0161', ['%15125550161%']],
  ['12', ['% 12%']],
  ["o'n", ["% o'n%"]],
  ['Zoë 李', ['%Zoë%', '% 李%']],
  ['50%_\\', ['% 50\\%\\_\\\\%']],
  ['100% & --', ['%100\\%%']],
  ['%% __ …', []],
])('"%s" is looked for as %j', (q, patterns) => expect(patternsOf(q)).toEqual(patterns));
