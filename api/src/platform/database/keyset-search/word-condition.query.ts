import { foldText } from '@booking/hotel/fold-text';
import type { ObjectLiteral } from 'typeorm';
import { likePattern } from './like-pattern.rule.ts';
import type { WordCondition } from './newest-ids.query.ts';

/** The condition that a row has a word, and its parameters; `index` tells these from those of other words. */
type HasWord = (word: string, index: number) => [condition: string, parameters: ObjectLiteral];

/**
 * The index knows any three ASCII letters or digits in a row, and so each letter beyond ASCII, which it has by its code
 * (`known_as`); of fewer it knows those that a word begins with.
 */
export const isIndexedAnywhere = (word: string): boolean => /[a-z\d]{3}|[^\0-\x7f]/.test(foldText(word));

const isBeginning = (word: string): boolean => /^[a-z\d]{1,2}$/.test(foldText(word));

/** A text that `form` made has a word anywhere, made the same; one or two letters or digits have to begin a word there. */
export const hasWordIn =
  (text: string, form: 'known_as' | 'lower' = 'known_as'): HasWord =>
  (word, index) => {
    const [one, other] = [`word${index}`, `orWord${index}`];
    if (!isBeginning(word)) return [`${text} LIKE (SELECT ${form}(:${one}))`, { [one]: likePattern(word) }];
    const begins = [one, other].map((name) => `${text} LIKE (SELECT ${form}(:${name}))`);
    return [`(${begins.join(' OR ')})`, { [one]: `${word}%`, [other]: `% ${word}%` }];
  };

/** A row has all of these words, which an index of trigrams helps to find. */
export function hasEveryWord(asked: readonly string[], hasWord: HasWord): WordCondition {
  // an apostrophe or a dash alone is in everything once it is folded
  const words = asked.filter((word) => foldText(word) !== '');
  const conditions = words.map(hasWord);
  return {
    count: words.length,
    condition: conditions.map(([each]) => each).join(' AND ') || 'FALSE',
    isIndexed: words.some((word) => isIndexedAnywhere(word) || isBeginning(word)),
    parameters: Object.assign({}, ...conditions.map(([, each]) => each)) as ObjectLiteral,
  };
}
