import type { ObjectLiteral } from 'typeorm';
import { inside } from './inside.ts';
import type { Words } from './newest-ids.ts';

/** The condition that a row has a word, and its parameters; `index` tells these from those of other words. */
type HasWord = (word: string, index: number) => [condition: string, parameters: ObjectLiteral];

/** The index knows any three letters of a text; of fewer it knows those that a word begins with. */
const isBeginning = (word: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(word);

/** It sees other scripts and signs as gaps. */
const isKnown = (word: string): boolean => /[a-z\d]{3}|^[a-z\d]{1,2}$/i.test(word);

/** A lower-case text has a word anywhere; one or two letters or digits have to begin a word there. */
export const wordIn =
  (text: string): HasWord =>
  (word, index) => {
    const [one, other] = [`word${index}`, `orWord${index}`];
    if (!isBeginning(word)) return [`${text} LIKE (SELECT lower(:${one}))`, { [one]: inside(word) }];
    const begins = [one, other].map((name) => `${text} LIKE (SELECT lower(:${name}))`);
    return [`(${begins.join(' OR ')})`, { [one]: `${word}%`, [other]: `% ${word}%` }];
  };

/** A row has all of these words, which an index of trigrams helps to find. */
export function everyWord(words: readonly string[], hasWord: HasWord): Words {
  const conditions = words.map(hasWord);
  return {
    count: words.length,
    condition: conditions.map(([each]) => each).join(' AND '),
    isIndexed: words.some(isKnown),
    parameters: Object.assign({}, ...conditions.map(([, each]) => each)) as ObjectLiteral,
  };
}
