/** Digits of any script as those of ASCII: each script has its ten in a row, from zero on. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
};

/**
 * A number or code as it is seen: without marks that show nothing (U+200B, U+202A … U+202E, a byte order mark), with wide and other
 * scripts' digits as ASCII, one kind of dash and single spaces.
 */
export const visibleText = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
