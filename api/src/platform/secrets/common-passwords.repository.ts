import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Some 50,000 in small letters. The package's own entry unpacks other lists too, which every start would wait for. */
const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');

/** Whether a password is among the most common ones, in any capitalization. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // asked too seldom for all of them to be kept in memory
  return (JSON.parse(await readFile(file, 'utf8')) as string[]).includes(password.toLowerCase());
}
