import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageCodes } from './language.ts';

type Section = { [name: string]: string | Section };

const folder = join(import.meta.dirname, '../catalogs');
const files = globSync('*.json', { cwd: folder });

const textsIn = (section: Section, prefix = ''): [key: string, text: string][] =>
  Object.entries(section).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [[`${prefix}${name}`, entry]] : textsIn(entry, `${prefix}${name}.`),
  );
const catalog = (language: string): Map<string, string> =>
  new Map(textsIn(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Section));

type Token = string | [name: string, kind?: string, forms?: unknown];

/** What is filled into a text. One language counts in another way than the next, so a place may be a plural in one alone. */
const placesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , forms] = token;
    const inside = typeof forms === 'object' && forms !== null ? Object.values(forms).filter(Array.isArray) : [];
    return [name, ...inside.flatMap((form) => placesIn(form as Token[]))];
  });
const places = (text: string): string[] => [...new Set(placesIn(compileMessageOrThrow(text) as Token[]))].sort();
const marks = (text: string): string[] => (text.match(/<\/?\w+>/g) ?? []).sort();

const english = catalog('en');

/** Names and words that are written the same in other languages. */
const sameEverywhere = new Set(['Cookies', 'Error', 'Subtotal', 'Total', '{fact}: {wanted}', '{fee} ({amount})']);

test('there is a catalog for each language, and no other', () => {
  expect(files.map((file) => basename(file, '.json')).sort()).toEqual([...languageCodes].sort());
});

describe.each(languageCodes)('the catalog of "%s"', (language) => {
  const texts = catalog(language);

  test('says all that English says, in the same order, and nothing else', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  test('has a text for each key, without blanks around it', () => {
    expect([...texts].filter(([, text]) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });

  test('is ICU, fills in what English does, and marks the same parts', () => {
    const shapes = (from: Map<string, string>) =>
      [...from].map(([key, text]) => [key, ...places(text), ...marks(text)]);
    expect(shapes(texts)).toEqual(shapes(english));
  });
});

test.each(languageCodes.filter((language) => language !== 'en'))('nothing of "%s" was left in English', (language) => {
  const left = [...catalog(language)].filter(([key, text]) => text === english.get(key) && !sameEverywhere.has(text));
  expect(left).toEqual([]);
});
