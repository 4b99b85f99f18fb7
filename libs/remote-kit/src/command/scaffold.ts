import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What differs from one new remote to another. */
export type Words = { id: string; name: string; label: string; order: number; hostApi: string; contact: string };

/** A new remote is made of `remote`, and of what it needs where it lives: `workspace` in the product's repository, `alone` elsewhere. */
export type Template = 'remote' | 'workspace' | 'alone';

const folderOf = (template: Template): string => fileURLToPath(new URL(`../../template/${template}`, import.meta.url));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const withWords = (text: string, words: Words): string =>
  text.replaceAll(/__(id|name|label|order|hostApi|contact)__/g, (_, word: keyof Words) => String(words[word]));

// npm leaves a .gitignore out of what it packs, and reads it instead
const nameOf = (source: string): string => source.replace(/\.txt$/, '').replace(/^gitignore$/, '.gitignore');

/** The files of a new remote, by where they are in its folder. */
export const filesOf = (templates: readonly Template[], words: Words): Map<string, string> =>
  new Map(
    templates.flatMap((template) =>
      filesIn(folderOf(template)).map((source): [string, string] => {
        const text = readFileSync(join(folderOf(template), source), 'utf8');
        return [withWords(nameOf(source), words), withWords(text, words)];
      }),
    ),
  );

/** Writes files into a folder. @returns their names in order */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return [...files.keys()].sort();
}
