/** What differs from one new subject to another. Each is a placeholder of the templates. */
export type DomainWords = {
  /** One of the API's nine domains. */
  domain: string;
  /** Files and addresses: `lost-items`, `lost-item`. */
  many: string;
  one: string;
  /** Classes and types: `LostItems`, `LostItem`. */
  Many: string;
  One: string;
  /** Variables: `lostItems`, `lostItem`. */
  manyVar: string;
  oneVar: string;
  /** Sentences: `lost items`, `lost item`, `a lost item`. */
  manyWords: string;
  oneWords: string;
  aOne: string;
  /** The arguments by which a list names its rows. */
  rowWords: string;
  /** The table: `lost_item`. */
  table: string;
  /** What its actions begin with in the audit log: `lost_items`. */
  action: string;
  /** From the subject's folder. */
  auditLog: string;
  /** When its migration was made. */
  time: string;
};

/** @param many in lower case with hyphens, as `lost-items` */
export function singularOf(many: string): string {
  if (/[^aeiou]ies$/.test(many)) return many.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x)es$/.test(many)) return many.replace(/es$/, '');
  return /[^su]s$/.test(many) ? many.replace(/s$/, '') : many;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const inPascalCase = (name: string): string => name.split('-').map(capitalized).join('');
const inCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** @param time of its migration, in milliseconds since 1970 */
export function domainWordsOf(domain: string, many: string, one: string, time: number): DomainWords {
  const [manyWords, oneWords] = [many.replaceAll('-', ' '), one.replaceAll('-', ' ')];
  const isRegular = many === `${one}s`;
  return {
    domain,
    many,
    one,
    Many: inPascalCase(many),
    One: inPascalCase(one),
    manyVar: inCamelCase(many),
    oneVar: inCamelCase(one),
    manyWords,
    oneWords,
    aOne: many === one ? oneWords : withArticle(oneWords),
    rowWords: isRegular ? `'${oneWords}'` : `'${oneWords}', '${manyWords}'`,
    table: one.replaceAll('-', '_'),
    // the audit log finds the singular by leaving out an s
    action: (isRegular ? many : one).replaceAll('-', '_'),
    auditLog: `${domain === 'people' ? '..' : '../../people'}/audit/audit-log.service.ts`,
    time: String(time),
  };
}
