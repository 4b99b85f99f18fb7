import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Longer than any number with its country, an extension and separators. */
const longest = 40;

/**
 * A phone number in E.164 form from what a person typed; a number without a country is a North American one.
 * @returns undefined for what is no number
 */
export function phoneNumberOf(typed: string): string | undefined {
  // letters would be read as an extension, which no text can be sent to
  if (typed.length > longest || /[a-z]/i.test(typed)) return undefined;
  const bare = typed.replace(/^[^\d+(]{1,40}/, '').replace(/\D{1,40}$/, '');
  const number = parsePhoneNumberFromString(bare, { defaultCountry: 'US', extract: false });
  return number?.isPossible() ? number.number : undefined;
}

/** A number that belongs to nobody, for where one has to stand. */
export const nobodysNumber = '+15125550100';

/** Whether a number belongs to nobody: +1 AAA 555-0100 to 0199 are set aside for fiction (NANPA). */
export const isFictional = (number: string): boolean => /^\+1[2-9]\d{2}55501\d{2}$/.test(number);
