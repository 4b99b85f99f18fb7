import { nobodysNumber } from '@booking/hotel/phone-number';
import { withoutIntroducedNames } from './introduced-names.ts';
import { withoutNumbers } from './spoken-numbers.ts';

const writtenEmail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const spelledOut = String.raw`(?:[a-z\d]\s+)*[\p{L}\d_+-]+`;
const dot = String.raw`(?:\.|\s+(?:dot|point|underscore|dash|hyphen|plus)\s+)`;
/** "rosa dot d at mail dot example dot com". */
const spokenEmail = new RegExp(
  String.raw`(?<![\p{L}\d'’])${spelledOut}(?:${dot}${spelledOut})*\s+at\s+${spelledOut}(?:${dot}${spelledOut})*(?:\.|\s+dot\s+)[a-z]{2,}\b`,
  'giu',
);
/** "d e l g a d o", but not the letters of "10 a. m. I …". */
const spelledWord = /(?<![\p{L}\p{N}'’])(?![ap][.\s]*m\b)\p{L}(?:[\s,.-]+\p{L}(?![\p{L}\p{N}'’])){2,}/giu;

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as it is said or spelled; two letters are not taken for spelling. */
const saidOrSpelled = (name: string): string => {
  const letters = [...name];
  return letters.length < 3 ? quoted(name) : letters.map(quoted).join(String.raw`[\s,.-]*`);
};

/**
 * Says the same with a made-up person's data: names (those known and those introduced), numbers and addresses replaced, also
 * where they are spelled out.
 */
export function anonymous(text: string, names: readonly string[]): string {
  const known = names
    .flatMap((name) => [name.trim(), ...name.trim().split(/\s+/)])
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map(saidOrSpelled);
  const unnamed = withoutNumbers(
    withoutIntroducedNames(text, 'Alex Guest')
      .replaceAll(writtenEmail, 'guest@example.com')
      .replaceAll(spokenEmail, 'guest at example dot com'),
    nobodysNumber,
  );
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${known.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return (known.length === 0 ? unnamed : unnamed.replaceAll(whole, 'Alex')).replaceAll(spelledWord, 'A L E X');
}
