import { nobodysNumber } from '@booking/hotel/phone-number';
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

const word = String.raw`\p{L}[\p{L}'’-]+`;
const saysName = String.raw`\b(my name is|(?:the|first|last|family) name is|(?:under|in) the name of|name's)\s+`;
const other =
  "(?:and|but|so|yes|no|is|a|the|my|we|i|i['’]\\p{L}+|can|could|for|from|with|on|in|to|at|here|calling|thanks|please)";
/** After these words comes a name, however it is written. */
const named = new RegExp(String.raw`${saysName}${word}(?:\s(?!${other}\b)${word}){0,2}`, 'giu');
/** After these a name can come, which a capital shows. */
const introduced = /\b([Tt]his is|I am|I'm|I’m)\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}/gu;

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
    text
      .replaceAll(named, '$1 Alex Guest')
      .replaceAll(introduced, '$1 Alex Guest')
      .replaceAll(writtenEmail, 'guest@example.com')
      .replaceAll(spokenEmail, 'guest at example dot com'),
    nobodysNumber,
  );
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${known.join('|')})(?![\p{L}\p{N}])`, 'giu');
  return (known.length === 0 ? unnamed : unnamed.replaceAll(whole, 'Alex')).replaceAll(spelledWord, 'A L E X');
}
