/** Groups of digits as people in North America write them. */
const national = /^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/;

/**
 * A phone number in E.164 form from what a person typed; a number without a country is a North American one.
 * @returns undefined for what is no number
 */
export function phoneNumberOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/[a-z]/i.test(text)) return undefined;
  if (text.startsWith('+')) {
    const digits = text.replace(/\D/g, '');
    return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
  }
  const match = national.exec(text);
  return match ? `+1${match[1]}${match[2]}${match[3]}` : undefined;
}

/** A number that belongs to nobody, for where one has to stand. */
export const nobodysNumber = '+15125550100';

/** Whether a number belongs to nobody: +1 AAA 555-0100 to 0199 are set aside for fiction (NANPA). */
export const isFictional = (number: string): boolean => /^\+1[2-9]\d{2}55501\d{2}$/.test(number);
