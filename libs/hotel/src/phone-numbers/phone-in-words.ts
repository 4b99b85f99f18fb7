/** How numbers are grouped behind the codes of the countries most guests come from; elsewhere the code alone is set apart. */
const groupsOf: Readonly<Record<string, readonly number[]>> = {
  33: [1, 2, 2, 2, 2],
  34: [3, 3, 3],
  44: [4, 6],
  52: [2, 4, 4],
  55: [2, 5, 4],
};

/** How codes of three digits begin; 7 has one, and all others have two. */
const longCode = /^(?:2[1-689]|3[578]|42|5[09]|6[789]|8[0578]|9[679])/;

const separators = /[\s().\-\u2010-\u2015]/g;

/** Ten digits, however they are written, are a number of North America. */
function northAmerican(number: string): readonly [area: string, office: string, line: string] | undefined {
  const [, area, office, line] = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(number.replace(separators, '')) ?? [];
  return area ? [area, office!, line!] : undefined;
}

function codeOf(digits: string): string {
  if (digits.startsWith('7')) return '7';
  return digits.slice(0, longCode.test(digits) ? 3 : 2);
}

function grouped(digits: string, groups: readonly number[]): string {
  if (groups.reduce((sum, size) => sum + size, 0) !== digits.length) return digits;
  let rest = digits;
  return groups
    .map((size) => {
      const group = rest.slice(0, size);
      rest = rest.slice(size);
      return group;
    })
    .join(' ');
}

/**
 * "(830) 555-0199" of a number of North America, "+52 55 1234 5678" of one from elsewhere. What is no number, such as the words for a
 * withheld one, stays as it is.
 */
export function phoneInWords(number: string): string {
  const parts = northAmerican(number);
  if (parts) return `(${parts[0]}) ${parts[1]}-${parts[2]}`;
  const [, digits] = /^\+(\d{6,15})$/.exec(number) ?? [];
  if (!digits) return number;
  const code = codeOf(digits);
  return `+${code} ${grouped(digits.slice(code.length), groupsOf[code] ?? [])}`;
}

/** The address that dials a number; none for what is no number. */
export function phoneAddress(number: string): string | undefined {
  const parts = northAmerican(number);
  if (parts) return `tel:+1${parts.join('')}`;
  const dialed = number.replace(separators, '');
  return /^\+?\d{3,15}$/.test(dialed) ? `tel:${dialed}` : undefined;
}
