import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneLabels } from './phone-labels.ts';
import { visibleText } from '../text/visible-text.ts';
import { isWithheld } from './withheld-number.ts';

/** Longer than any number with its country, an extension and separators. */
const longest = 60;

const labels = phoneLabels.join('|');

/** "Cell: 512 …", "<tel:+1512…>" */
const before = new RegExp(`^<?(?:(?:${labels})(?!\\p{L})[.:° ]{0,3}){0,2}`, 'iu');
/** "… (mobile)", "… ext." with nothing behind it */
const after = new RegExp(`[ ,]{0,3}(?:\\((?:${labels})\\)|(?<=[ ,])(?:${labels}|ext(?:ension)?|x)\\.?|>)$`, 'iu');

/** Numbers of Mexico have ten digits. Until 2019 a 1 went before those of mobiles, or 01, 044 or 045 within the country. */
const formerMexican = /^\+52(?:1|01|04[45])([2-9]\d{9})$/;

/** `extension` is what is dialed after the call is answered. */
export type TypedPhone = { number: string; extension: string | null };

/**
 * A phone number, E.164, from what a person typed or copied: with a trunk zero, an extension, 00 for +, other scripts' digits, marks
 * that show nothing, the former 1 of Mexico; one without a country is North American.
 * @returns undefined for what is no number, and for the codes of a withheld one
 */
export function readPhoneNumber(typed: string): TypedPhone | undefined {
  if (typed.length > 4 * longest) return undefined;
  const seen = visibleText(typed).replace(before, '').replace(after, '');
  if (seen.length > longest || isWithheld(seen)) return undefined;
  const bare = seen
    .replace(/^[^\d+(\p{L}]{1,40}/u, '')
    .replace(/[^\d#\p{L}]{1,40}$/u, '')
    .replace(/[·•∙*_~]/g, ' ')
    .replace(/^\(?(?:[+ ]{1,3}(?:00)?|00)[ -]?(?=[1-9(])/, '+');
  const read = parsePhoneNumberFromString(bare, { defaultCountry: 'US', extract: false });
  // WhatsApp and old address books still have them so: the same line
  const number = read?.number.replace(formerMexican, '+52$1');
  if (!read || !number || (number === read.number && !read.isPossible())) return undefined;
  return { number, extension: read.ext ?? null };
}

/** A number, E.164, and how the same line may stand in what was kept before it was read: "+52 1 55 …" is +52 55 …. */
export const spellingsOf = (number: string): string[] =>
  /^\+52\d{10}$/.test(number) ? [number, number.replace('+52', '+521')] : [number];

/** The line of what somebody typed, E.164, whatever extension is behind it: numbers are compared by it. */
export const phoneNumberOf = (typed: string): string | undefined => readPhoneNumber(typed)?.number;

/** The same where it is reached without an extension, as a text has to be. */
export function directNumberOf(typed: string): string | undefined {
  const phone = readPhoneNumber(typed);
  return phone?.extension === null ? phone.number : undefined;
}

/** Said of a number that has an extension where one is wanted that can be texted. */
export const extensionSentence = 'A number with an extension cannot be texted. Give one without it.';

/** A number that belongs to nobody, for where one has to stand. */
export const placeholderNumber = '+15125550100';

/** Whether a number belongs to nobody: +1 AAA 555-0100 to 0199 are set aside for fiction (NANPA). */
export const isFictional = (number: string): boolean => /^\+1[2-9]\d{2}55501\d{2}$/.test(number);
