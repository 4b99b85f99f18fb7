import { expect, test } from '@jest/globals';
import { isIndexed, patternOf, wordsWanted } from './search-patterns.ts';

test.each([
  ['Doe', ['%Doe%']],
  ['Jane  Do', ['%Jane%', '% Do%']],
  ['+1 (512) 555-0161', ['%15125550161%']],
  ['12', ['% 12%']],
  ["o'n", ["% o'n%"]],
  ['Zoë Müller 李小龙', ['% Zoë%', '%Müller%', '% 李小龙%']],
  ['50%_\\', ['% 50\\%\\_\\\\%']],
  ['100% & --', ['%100\\%%']],
  ['%% __ …', []],
])('"%s" is looked for as %j', (q, patterns) => expect(wordsWanted(q).map(patternOf)).toEqual(patterns));

test('words of other scripts alone are not indexed', () => {
  expect(isIndexed(wordsWanted('李小龙 محمد'))).toBe(false);
  expect(isIndexed(wordsWanted('李小龙 x'))).toBe(true);
});
