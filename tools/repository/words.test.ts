import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

/** What the linter says of the names in a file of this text. */
const messagesOf = async (text: string, filePath: string): Promise<string[]> => {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: root + filePath });
  return result!.messages.filter(({ ruleId }) => ruleId === 'words/exported-names').map(({ message }) => message);
};

test.each([
  ['export const ask = 1;', 'ask says nothing alone: name what it is or does.'],
  ['export function take(): void {}', 'take says nothing alone: name what it is or does.'],
  ['export type Held = string;', 'Held says nothing alone: name what it is or does.'],
  ['export const cut = 1;', 'cut says nothing alone: name what it is or does.'],
  ['const all = 1;\nexport { all as of };', 'of says nothing alone: name what it is or does.'],
  ['export class LeftOvers {}', 'LeftOvers: the word for it is orphaned files (docs/glossary.md).'],
  ['export const useAskAgain = 1;', 'useAskAgain: the word for it is invalidate or refetch (docs/glossary.md).'],
])('refuses %j', async (text, message) => {
  for (const file of ['api/src/modules/calls/log/calls.service.ts', 'shell/src/boot.ts'])
    expect(await messagesOf(text, file)).toEqual([message]);
});

test.each([
  ['export const askForPayment = 1;'],
  ['export type ReadResult = string;'],
  ['export class Refunds { take(): void {} }'],
])('accepts %j', async (text) => {
  expect(await messagesOf(text, 'api/src/modules/calls/log/calls.service.ts')).toEqual([]);
});
