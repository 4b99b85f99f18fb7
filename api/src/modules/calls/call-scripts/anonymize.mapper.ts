import { placeholderNumber } from '@booking/hotel/phone-number';
import { replaceIntroducedNames } from '@booking/spoken-language/introduced-names';
import { replaceLongNumbers } from '@booking/spoken-language/long-numbers';

/** Longer than a turn of a golden call, which cuts off a number that may be incomplete at the end. */
const maxCharacters = 4000;
/** A longer text is no name, and a call does not name more people. */
const [maxNameLength, maxNames] = [100, 20];

const writtenEmail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const spelledOut = String.raw`(?:[a-z\d]\s{1,3}){0,30}[\p{L}\d_+-]{1,64}`;
const dot = String.raw`(?:\.|\s{1,3}(?:dot|point|underscore|dash|hyphen|plus)\s{1,3})`;
/** "rosa dot d at mail dot example dot com". */
const spokenEmail = new RegExp(
  String.raw`(?<![\p{L}\d'’])${spelledOut}(?:${dot}${spelledOut}){0,8}\s{1,3}at\s{1,3}${spelledOut}(?:${dot}${spelledOut}){0,8}(?:\.|\s{1,3}dot\s{1,3})[a-z]{2,20}\b`,
  'giu',
);
/** "d e l g a d o", but not the letters of "10 a. m. I …". */
const spelledWord = /(?<![\p{L}\p{N}'’])(?![ap][.\s]*m\b)\p{L}(?:[\s,.-]+\p{L}(?![\p{L}\p{N}'’])){2,}/giu;

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as it is said or spelled out. Two letters do not count as spelling. */
const saidOrSpelled = (name: string): string => {
  const letters = [...name];
  return letters.length < 3 ? escapeRegExp(name) : letters.map(escapeRegExp).join(String.raw`[\s,.-]*`);
};

/**
 * Replaces names (known ones and those that people introduce themselves by), numbers and addresses by those of a made-up person,
 * also where they are spelled out.
 */
export function anonymize(text: string, names: readonly string[]): string {
  const taken = text.slice(0, maxCharacters);
  const known = names
    .filter((name) => name.length <= maxNameLength)
    .slice(0, maxNames)
    .flatMap((name) => [name.trim(), ...name.trim().split(/\s+/)])
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map(saidOrSpelled);
  const unnamed = replaceLongNumbers(
    replaceIntroducedNames(taken, 'Alex Guest')
      .replaceAll(writtenEmail, 'guest@example.com')
      .replaceAll(spokenEmail, 'guest at example dot com'),
    placeholderNumber,
  );
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${known.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return (known.length === 0 ? unnamed : unnamed.replaceAll(whole, 'Alex')).replaceAll(spelledWord, 'A L E X');
}
