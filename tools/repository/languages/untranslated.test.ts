import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { messagesIn } from '@booking/languages/words';
import { sentenceName } from '../../../mfe-guest/src/language/sentence-name.ts';
import { screensOf } from '../../../mfe-guest/src/language/sections.ts';
import { repositoryPath } from '../../src/build/build.ts';
import { parse, sourcesIn } from './guest-sources.ts';
import { filesFrom } from './screen-files.ts';
import { literalsIn, usesIn, type Use } from './used-keys.ts';
import { visibleTexts } from './visible-texts.ts';

const messages = messagesIn('en');
const keys = Object.keys(messages);
const pages = sourcesIn('mfe-guest/src/**/*.{ts,tsx}');
const { routes } = RemoteDeclaration.parse(JSON.parse(readFileSync(repositoryPath('mfe-guest/remote.json'), 'utf8')));
const screens = [...new Set(routes.map(({ screen }) => screen))];

const sectionOf = (key: string): string => key.split('.', 1)[0]!;
/** A text that fills in nothing, as it is written. */
const plain = (key: string): unknown => (messages[key] as unknown[] | undefined)?.[0];

describe('pages of guests say nothing but what catalogs have', () => {
  test('in their sources', () => expect(pages.flatMap(visibleTexts)).toEqual([]));

  test.each([
    ['a text', '<p>Choose a room</p>', 'Choose a room'],
    ['one word', '<p>Submit</p>', 'Submit'],
    ['a text beside a value', '<p>{count} rooms left</p>', 'rooms left'],
    ['a label', '<input aria-label="Close" />', 'Close'],
    ['a property of a part', '<TextField label="First name" />', 'First name'],
    ['a choice', '<b>{isLost ? "Try again" : name}</b>', 'Try again'],
    ['a template', '<b>{`Please call ${phone}`}</b>', 'Please call'],
    ['a table', 'const words = { title: "Choose Your Room" };', 'Choose Your Room'],
    ['a toast', 'toast({ title: "Saved" });', 'Saved'],
    ['a default', 'const f = ({ word = "Done" }) => word;', 'Done'],
  ])('%s is found', (_, code, text) => expect(visibleTexts(parse('a.tsx', code)).join()).toContain(text));

  test.each([
    '<p className="a b" />',
    'throw new Error("Nobody is around this page.");',
    'if (error.name === "TypeError") stop();',
    'import { a } from "Some where";',
    'type Words = "Two words";',
    '<p>{t("rooms.title")} · {count}</p>',
  ])('%s is nothing that is read', (code) => expect(visibleTexts(parse('a.tsx', code))).toEqual([]));
});

/** What is filled into a text. */
function placesOf(key: string): string[] {
  const names = (tokens: unknown): string[] =>
    Array.isArray(tokens)
      ? tokens.flatMap((token: unknown) => {
          if (!Array.isArray(token)) return [];
          const [name, , forms] = token as [string, string?, object?];
          return [name, ...Object.values(forms ?? {}).flatMap(names)];
        })
      : [];
  return [...new Set(names(messages[key]))].sort();
}

const others = sourcesIn('api/src/**/*.ts', 'libs/hotel/src/**/*.ts');
const literals = [...pages, ...others].map(literalsIn);
const whole = new Set(literals.flatMap((file) => file.whole));
const forms = literals.flatMap((file) => file.forms);
const inContracts = sourcesIn('libs/contracts/src/**/*.ts').flatMap((source) => literalsIn(source).whole);
const sentences = new Set([...inContracts, ...whole].map(sentenceName));

/** Sentences that contracts put together of a field and what is wrong with it. */
const composed = [
  ...['firstNameIsRequired', 'lastNameIsRequired', 'firstNameIsTooLong', 'lastNameIsTooLong'],
  ...['pleaseEnterAValidCheckInDate', 'pleaseEnterAValidCheckOutDate'],
];

function isUsed(key: string): boolean {
  const name = key.slice(sectionOf(key).length + 1);
  switch (sectionOf(key)) {
    case 'problems':
      return sentences.has(name) || composed.includes(name);
    case 'errors':
      return whole.has(name);
    case 'titles':
      return screens.includes(name) || whole.has(key);
    default:
      return whole.has(key) || forms.some((form) => form.test(key));
  }
}

describe('the texts of the catalogs', () => {
  const named = [...pages, ...others]
    .flatMap(usesIn)
    .filter((use): use is Use & { key: string } => typeof use.key === 'string');

  test('are there wherever one is said', () => {
    // other functions of this name take no section of ours
    const sections = new Set(keys.map(sectionOf));
    const unknown = named.filter(({ key }) => sections.has(sectionOf(key)) && !keys.includes(key));
    expect(unknown.map(({ place, key }) => `${place} ${key}`)).toEqual([]);
  });

  test('are given what they fill in', () => {
    const wrong = named
      .filter(({ key, values }) => keys.includes(key) && values && values.toSorted().join() !== placesOf(key).join())
      .map(
        ({ place, key, values }) => `${place} ${key} is given "${values!.join()}", and takes "${placesOf(key).join()}"`,
      );
    expect(wrong).toEqual([]);
  });

  test('are all said somewhere', () => expect(keys.filter((key) => !isUsed(key))).toEqual([]));

  test('name the problems of contracts by their words', () => {
    const problems = keys.filter((key) => sectionOf(key) === 'problems');
    expect(problems).toEqual(problems.map((key) => `problems.${sentenceName(String(plain(key)))}`));
  });

  test('title each page as its declaration does', () => {
    const titles = routes.map(({ screen, title }) => [`titles.${screen}`, title] as const);
    expect(titles.map(([key]) => [key, plain(key)])).toEqual(titles);
  });
});

test.each(screens)('all that the page %s says is sent with it', (screen) => {
  const files = ['site/site.tsx', `${screen}/${screen}.screen.tsx`].flatMap((file) =>
    filesFrom(`mfe-guest/src/${file}`),
  );
  const apart = new Map(Object.entries(screensOf));
  const missing = files.flatMap((source) =>
    literalsIn(source)
      .whole.filter((text) => keys.includes(text) && apart.get(sectionOf(text))?.includes(screen) === false)
      .map((key) => `${source.path} says ${key}: name ${screen} in language/sections.ts`),
  );
  expect(missing).toEqual([]);
});
