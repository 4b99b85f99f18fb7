import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

/** What the linter says of the layers in a file of these lines. */
const messagesOf = async (filePath: string, text: string): Promise<string[]> => {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: root + filePath });
  return result!.messages.filter(({ ruleId }) => ruleId === 'layers/database').map(({ message }) => message);
};

const service = 'api/src/modules/calls/guest-list/guests.service.ts';
const refused = [
  ['DataSource', `import { DataSource } from 'typeorm';\nexport { DataSource };`],
  ['EntityManager', `import type { EntityManager } from 'typeorm';\nexport type Given = EntityManager;`],
  ['EntityManager', `import { type EntityManager as Tx } from 'typeorm';\nexport type Given = Tx;`],
  ['Repository', `import { Repository } from 'typeorm';\nexport { Repository };`],
  ['InjectRepository', `import { InjectRepository } from '@nestjs/typeorm';\nexport { InjectRepository };`],
  ['query()', `export const count = (given: Given) => given.query<Row[]>('SELECT 1');`],
  ['createQueryBuilder()', `export const count = (given: Given) => given.createQueryBuilder().getCount();`],
  ['getRepository()', `export const count = (given: Given) => given.getRepository(Row).count();`],
];

test.each(refused)('refuses %s in a service', async (name, text) => {
  expect(await messagesOf(service, text)).toEqual([
    expect.stringContaining(`${name}: Queries are asked in a repository`),
  ]);
});

test.each([
  'api/src/modules/calls/guest-list/guests.controller.ts',
  'api/src/platform/guests/guests.job.ts',
  'api/src/providers/vapi/guests.client.ts',
  'api/src/guests.ts',
])('refuses a query in %s', async (file) => {
  expect(await messagesOf(file, refused[5]![1]!)).toHaveLength(1);
});

test.each([
  'api/src/modules/calls/guest-list/guests.repository.ts',
  'api/src/platform/database/guests.query.ts',
  'api/src/platform/database/migrations/1764500000000-guests.ts',
  'api/src/modules/calls/guest-list/guests.api.test.ts',
])('accepts a query in %s', async (file) => {
  for (const [, text] of refused) expect(await messagesOf(file, text!)).toEqual([]);
});
