import { expect, test } from '@jest/globals';
import { searchPattern, searchWords } from './search-patterns.rule.ts';

test.each([
  ['Doe', ['%Doe%']],
  ['Jane  Do', ['%Jane%', '% Do%']],
  ['+1 (512) 555-0161', ['%15125550161%']],
  ['12', ['% 12%']],
  ["o'n", ["% o'n%"]],
  ['Æ 李', ['% Æ%', '%李%']],
  ['Zoë Müller 李小龙', ['%Zoë%', '%Müller%', '%李小龙%']],
  ['50%_\\', ['% 50\\%\\_\\\\%']],
  ['100% & --', ['%100\\%%']],
  ['%% __ …', []],
])('"%s" is looked for as %j', (q, patterns) => expect(searchWords(q).map(searchPattern)).toEqual(patterns));
