import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ESLint } from 'eslint';
import { folderRules } from '../lint/folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const repository = new ESLint({ cwd: root });

/** A repository with three folders of 25 files each. */
const other = realpathSync(mkdtempSync(join(tmpdir(), 'folders-')));
const full = ['api/src/modules/calls/log', 'api/src/platform/database/migrations', 'shell/e2e'];
const elsewhere = new ESLint({
  cwd: other,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'] }, ...folderRules],
});
beforeAll(() => {
  for (const folder of full) {
    mkdirSync(join(other, folder), { recursive: true });
    for (let index = 1; index <= 25; index += 1) writeFileSync(join(other, folder, `file-${index}.rule.ts`), '');
  }
});
afterAll(() => rmSync(other, { recursive: true }));

/** What the linter says of a file, as if it stood there. */
const messagesOf = async (eslint: ESLint, filePath: string): Promise<string[]> => {
  const [result] = await eslint.lintText('export {};\n', { filePath });
  return result!.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

test.each(['api/src/modules/calls/log', 'shell/e2e'])('refuses the 26th file of %s', async (folder) => {
  expect(await messagesOf(elsewhere, join(other, folder, 'file-26.rule.ts'))).toEqual([
    `folders/files-per-folder: ${folder} has 26 files of at most 25: divide it by subject.`,
  ]);
});

test('accepts the 25th file of a folder, and any number of migrations', async () => {
  expect(await messagesOf(elsewhere, join(other, full[0]!, 'file-25.rule.ts'))).toEqual([]);
  expect(await messagesOf(elsewhere, join(other, full[1]!, 'file-26.rule.ts'))).toEqual([]);
});

test.each([
  ['api/src/modules/guests/guest-list/guests.service.ts', 'Modules stand in one of calls, assistants, booking'],
  ['api/src/modules/calls.service.ts', 'Modules stand in one of calls, assistants, booking'],
  ['api/src/modules/calls/calls.service.ts', 'Files of calls stand in a folder of their subject.'],
])('refuses %s: %s', async (file, message) => {
  expect((await messagesOf(repository, root + file)).join('\n')).toContain(`folders/domains: ${message}`);
});

test.each(['api/src/modules/calls/guest-list/guests.service.ts', 'api/src/modules/calls/calls.module.ts'])(
  'accepts %s',
  async (file) => {
    expect(await messagesOf(repository, root + file)).toEqual([]);
  },
);

test.each([
  ['api/src/modules/calls/guest-list/guests.ts', 'no role'],
  ['api/src/modules/calls/guest-list/guests.helper.ts', 'a role that there is not'],
  ['api/src/providers/vapi/guests.api.client.ts', 'two last parts'],
  ['api/src/platform/database/guests.ts', 'no role'],
])('refuses the name %s: %s', async (file) => {
  expect((await messagesOf(repository, root + file)).join('\n')).toContain(
    'folders/role: The name of a file ends with its role, such as .service.ts: module, controller, service',
  );
});

test.each([
  'api/src/platform/database/guests.query.ts',
  'api/src/platform/database/migrations/1764500000000-guests.ts',
  'api/src/providers/vapi/guests.api.test.ts',
  'api/src/verify-guests.ts',
])('accepts the name %s', async (file) => {
  expect(await messagesOf(repository, root + file)).toEqual([]);
});
