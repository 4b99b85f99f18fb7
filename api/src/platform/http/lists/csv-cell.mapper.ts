/**
 * A spreadsheet runs a cell that begins like a formula (OWASP, CSV injection). Excel reads the full-width signs of East Asian keyboards
 * as the plain ones, and some programs pass over blanks, line ends and marks without a width before they look.
 */
const formula = /^[\p{White_Space}\p{Cf}\p{Cc}\p{DI}\u2800]*[=+\-@＝＋－＠﹢﹣﹦﹫−]/u;
const leadingControl = /^[\p{Cc}\u2028\u2029]/u;

/** What stands in a cell of a file for spreadsheets: a text that a program could run begins with an apostrophe, so that it stays text. */
export const csvCell = (value: string | number | null): string | number | null =>
  typeof value === 'string' && (leadingControl.test(value) || formula.test(value)) ? `'${value}` : value;
