import * as z from 'zod/mini';

/** Marks of Unicode that show nothing: joiners, marks of direction, fillers, halves of a surrogate pair. */
const unseen = /[\p{Cf}\p{DI}\p{Cs}]/gu;
/**
 * Blanks of any width and all that ends a line; the blank Braille pattern is a sign to Unicode, and a blank to the eye. NUL is none,
 * so that a request with one is refused.
 */
const blanks = /(?:(?!\0)[\p{White_Space}\p{Cc}\u2800])+/gu;
/** Scripts whose letters look different beside a joiner, so that Persian and Indian names need it. */
const joiningLetter =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u;

const isJoiner = (mark: string): boolean => mark === '\u200c' || mark === '\u200d';
const isLetterOfJoining = (letter: string | undefined): boolean => letter !== undefined && joiningLetter.test(letter);

const withoutUnseen = (text: string): string =>
  text.replace(unseen, (mark, at: number) =>
    isJoiner(mark) && isLetterOfJoining(text[at - 1]) && isLetterOfJoining(text[at + 1]) ? mark : '',
  );

/** A text as it shows in a field of one line: composed, without marks that nobody sees, with single blanks for everything that is one. */
export const oneLine = (text: string): string => withoutUnseen(text).replace(blanks, ' ').trim().normalize('NFC');

/** Digits of a script stand in a row from its zero on, and rows stand alone, but for mathematical ones, which NFKC has made plain. */
function plainDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(digit.codePointAt(0)! - zero);
}

/** Ids and codes as they are read: digits of any script and width are 0 to 9, dashes are hyphens, and what nobody sees is not there. */
export const asSeen = (text: string): string =>
  oneLine(text.normalize('NFKC'))
    .replace(/(?!\d)\p{Nd}/gu, plainDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** A code as it is read, without the blanks, hyphens and dots that people write it in groups with. */
export const codeOf = (typed: string): string => asSeen(typed).replaceAll(/[\s.-]/g, '');

const html5Email = z.regexes.html5Email;

/** Said of a text that has more characters than it may. */
export const tooLongSentence = (most: number): string => `At most ${most.toLocaleString('en-US')} characters.`;

/** The check that a text has no more characters than that, with its sentence. */
export const maxCharacters = (most: number) => z.maxLength(most, tooLongSentence(most));

/** Characters of an e-mail address that mail servers take (RFC 5321). */
export const longestEmail = 254;

/** The host of an address in letters of any script, as browsers send it; what is no host stays. */
function asciiHost(address: string): string {
  // to spell out a host takes a time that grows with the square of its length
  if (address.length > longestEmail) return address;
  const at = address.lastIndexOf('@');
  const url = `https://${address.slice(at + 1)}`;
  const isOther = at > 0 && /[^\0-\x7f]/.test(url) && !/[\s/?#:\\@]/.test(url.slice('https://'.length));
  return isOther && URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

/** An e-mail address as it was meant, without what a clipboard brought along. */
export const emailOf = (typed: string): string => asciiHost(oneLine(typed));

/** An id, number or code that people type; `most` characters of it. */
export const TypedId = (most: number) => z.string().check(z.overwrite(asSeen), maxCharacters(most));

/** A code that was read off an app or written down, in groups or not. */
export const TypedCode = (required: string, most = 40) =>
  z.string(required).check(z.overwrite(asSeen), z.minLength(1, required), z.maxLength(most, required));

/** A line of text. */
export const Line = (most: number, tooLong = tooLongSentence(most)) =>
  z.string().check(z.overwrite(oneLine), z.maxLength(most, tooLong));

/** A person's name: one line with a letter of any script in it. */
export const PersonName = (required: string, most: number, tooLong = tooLongSentence(most)) =>
  z.string(required).check(
    z.overwrite(oneLine),
    z.minLength(1, { error: required, abort: true }),
    z.refine((name) => /\p{L}/u.test(name), 'A name has a letter in it.'),
    z.maxLength(most, tooLong),
  );

/** An e-mail address: whatever the e-mail field of browsers takes, of the length that mail servers take. */
export const EmailAddress = (problem: string, tooLong = problem) =>
  z
    .string(problem)
    .check(z.overwrite(emailOf), z.maxLength(longestEmail, tooLong), z.email({ pattern: html5Email, error: problem }));
