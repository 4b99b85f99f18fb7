import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';

export type Words = { id: string; name: string; label: string; order: number; hostApi: string; contact: string };

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const withWords = (text: string, words: Words): string =>
  text.replaceAll(/__(id|name|label|order|hostApi|contact)__/g, (_, word: keyof Words) => String(words[word]));

/** Writes a new remote as the template has it. @returns its files, relative to its folder */
export async function scaffold(template: string, folder: string, words: Words): Promise<string[]> {
  const files: string[] = [];
  for (const source of filesIn(template)) {
    const file = withWords(source.replace(/\.txt$/, ''), words);
    const path = join(folder, file);
    const text = withWords(readFileSync(join(template, source), 'utf8'), words);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
    files.push(file);
  }
  return files.sort();
}
