/** Letters that Unicode does not take apart, as those who lack them on their keyboards write them. */
const spelled: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', ǽ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ŋ: 'n' },
  ...{ ı: 'i', ĸ: 'k', ŀ: 'l', ŉ: 'n', ς: 'σ', ə: 'e', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' },
};
const unspelled = new RegExp(`[${Object.keys(spelled).join('')}]`, 'gu');

const apostrophes = /['’‘‚‛`´′ʹʻʼʽʾʿˈ＇\u05f3\ua78b\ua78c]/gu;

/** Accents, and the vowel points of Hebrew and Arabic. Marks that make another letter (Japanese, Indian scripts) stay. */
const accents = new RegExp(
  `[${[
    ...[String.raw`\u0300-\u036f`, String.raw`\u1ab0-\u1aff`, String.raw`\u1dc0-\u1dff`, String.raw`\u20d0-\u20ff`],
    ...[String.raw`\ufe20-\ufe2f`, String.raw`\u0591-\u05bd`, String.raw`\u05bf-\u05c7`, String.raw`\u0610-\u061a`],
    ...[String.raw`\u0640`, String.raw`\u064b-\u065f`, String.raw`\u0670`, String.raw`\u06d6-\u06ed`],
  ].join('')}]`,
  'gu',
);

/**
 * A text as it is compared: without case, accents, apostrophes and marks that show nothing, dashes as spaces, wide letters and
 * ligatures as what they stand for, in any normal form. Search folds both sides with it.
 */
export const foldText = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(accents, '')
    .toLowerCase()
    .replace(accents, '')
    .replace(unspelled, (letter) => spelled[letter]!)
    .replace(/[\p{Pd}\u2212\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();
