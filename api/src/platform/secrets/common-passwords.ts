import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Some 50,000 in small letters. The package's own entry unpacks other lists too, which every start would wait for. */
const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
let list: Promise<ReadonlySet<string>> | undefined;

const read = async (): Promise<ReadonlySet<string>> => new Set(JSON.parse(await readFile(file, 'utf8')) as string[]);

/** Whether a password is one of those everybody tries first, however it is capitalised. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (list ??= read())).has(password.toLowerCase());
}
