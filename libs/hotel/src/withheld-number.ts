import { foldText } from './fold-text.ts';
import { visibleText } from './visible-text.ts';

/** What carriers and switchboards write in place of a number that they do not tell. */
const words = [
  ...['anonymous', 'restricted', 'private', 'blocked', 'withheld', 'unknown', 'unavailable', 'not available', 'hidden'],
  ...['anonymous caller', 'restricted number', 'private caller', 'private number', 'blocked number', 'blocked caller'],
  ...[
    'number withheld',
    'caller id withheld',
    'caller id unavailable',
    'caller id blocked',
    'no caller id',
    'no number',
  ],
  ...['unknown caller', 'unknown number', 'number unavailable', 'out of area', 'payphone', 'pay phone', 'public phone'],
  ...['coin line', 'unidentified', 'undisclosed', 'suppressed', 'unlisted', 'invalid', 'null', 'undefined'],
  ...[
    'anonym',
    'unbekannt',
    'unterdrückt',
    'anonyme',
    'inconnu',
    'masqué',
    'anónimo',
    'privado',
    'desconocido',
    'oculto',
  ],
];

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}]/gu, '');
const withheldWords = new Set(words.map(lettersOf));

/** Where a letter is on the keys of a telephone. */
const keyOf = (letter: string): string => '22233344455566677778889999'[letter.charCodeAt(0) - 97]!;

/** Where only digits are taken, carriers send the words as they are dialed: 266696687 is ANONYMOUS. Two are Twilio's own. */
const codes = new Set([...[...withheldWords].map((word) => [...word].map(keyOf).join('')), '464', '8566']);

/** Ten digits that are typed without + are a number of North America, also where a code is spelled like it. */
const northAmerican = /^1?[2-9]\d{2}[2-9]\d{6}$/;

/** Whether a name or number says that the caller did not tell theirs. */
export function isWithheld(told: string): boolean {
  const seen = visibleText(told);
  const user = /^sips?:([^@;]*)@/i.exec(seen)?.[1] ?? seen;
  if (/\p{L}/u.test(user)) return withheldWords.has(lettersOf(user));
  const digits = user.replace(/\D/g, '');
  // a row of one digit stands in for a number: 000-000-0000
  if (/^(?:0*|1?(\d)\1{5,})$/.test(digits)) return true;
  return codes.has(digits) && (user.startsWith('+') || !northAmerican.test(digits));
}
