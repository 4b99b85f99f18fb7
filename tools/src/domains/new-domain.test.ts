import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repositoryRoot } from '../build/build.ts';
import { copyRepository, type RepositoryCopy } from '../build/repository-copy.ts';

type Ended = { code: number | null; output: string };

let copy: RepositoryCopy;
/** What `npm run new -- domain` made and changed. */
let files: string[];

function runIn(folder: string, program: string, ...args: string[]): Ended {
  const env = { ...process.env, NX_DAEMON: 'false', JEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  return { code: status, output: `${stdout}\n${stderr}` };
}
const run = (program: string, ...args: string[]): Ended => runIn(copy.root, program, ...args);
const tool = (name: string, ...args: string[]): Ended => run(join(copy.root, 'node_modules/.bin', name), ...args);
/** Fails with what the program wrote. */
const expectPass = ({ code, output }: Ended): void => expect(code === 0 ? '' : output).toBe('');

/** The tests of a project of jest.config.mjs whose files match. */
const jest = (project: string, pattern: string): Ended =>
  run(process.execPath, 'tools/jest.mjs', project, `--testPathPatterns=${pattern}`);

beforeAll(() => {
  copy = copyRepository(repositoryRoot);
  const made = run(process.execPath, 'tools/src/new.ts', 'domain', 'lost-items', '--in', 'hotel');
  expectPass(made);
  files = [...made.output.matchAll(/^ {2}((?:api|libs)\/\S+)$/gm)].map(([, file]) => file!);
}, 300_000);
afterAll(() => copy.remove());

test('makes every part of a subject, and says what to do next', () => {
  const subject = files.filter((file) => file.startsWith('api/src/modules/hotel/lost-items/'));
  expect(subject.map((file) => file.split('/').at(-1))).toEqual([
    'lost-item.entity.ts',
    'lost-item.mapper.ts',
    'lost-items.api.test.ts',
    'lost-items.controller.ts',
    'lost-items.module.ts',
    'lost-items.repository.ts',
    'lost-items.service.ts',
  ]);
  expect(files).toContain('libs/contracts/src/hotel/lost-items.ts');
  expect(files).toContain('api/test/sweeps/rights/role-matrix.txt');
});

test('is formatted, typed and lint clean', () => {
  const code = files.filter((file) => file.endsWith('.ts'));
  expectPass(tool('prettier', '--check', ...files.filter((file) => !file.endsWith('.txt'))));
  expectPass(tool('oxlint', ...code));
  expectPass(tool('eslint', '--max-warnings', '0', ...code));
});

test('passes its own tests over HTTP, and the tests of all endpoints, tables and rights', () => {
  copy.compileApi();
  expectPass(jest('api-over-http', '(lost-items|schema-drift|step-up)\\.api\\.test'));
  expectPass(jest('api', '(role-matrix|route-table|sorted-facts)'));
  expectPass(jest('contracts', 'endpoint'));
});

test('does not make the same subject a second time', () => {
  const again = run(process.execPath, 'tools/src/new.ts', 'domain', 'lost-items');
  expect(again).toEqual({ code: 1, output: expect.stringContaining('The API has a subject lost-items.') });
});
