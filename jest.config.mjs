/**
 * A project for each workspace, with the tests beside its code (`*.test.ts`, `*.test.tsx`); one for the tests that read the repository as
 * a whole (tools/repository); and three for those that talk to a running API over HTTP: what reads the builds of remotes
 * (`*.builds.api.test.ts`) or the pages of guests (`*.site.api.test.ts`) is apart from the rest (`*.api.test.ts`).
 * `jest --selectProjects=mfe-operations` runs one of them.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fixedClock, screenTests, sourceTests } from './libs/remote-kit/src/jest-config.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const folders = workspaces
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((folder) => existsSync(`${root}${folder}/package.json`))
  .sort();

const besideTheCode = (folder) => ({
  ...sourceTests,
  displayName: basename(folder),
  rootDir: `${root}${folder}`,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '\\.api\\.test\\.ts$',
    '/node_modules/',
    ...(folder === 'tools' ? ['/tools/repository/'] : []),
  ],
  // what talks to other processes lives by their clock
  setupFilesAfterEnv: /^(api|tools.*|libs\/simulators)$/.test(folder) ? [] : [fixedClock],
});

const withScreens = (folder) => ({ ...besideTheCode(folder), ...screenTests({ hasFluent: folder !== 'mfe-guest' }) });
const hasScreens = (folder) => /^(shell|mfe-.*|libs\/ui)$/.test(folder);

const overHttp = {
  ...sourceTests,
  globalSetup: './api/test/start/global-setup.ts',
  globalTeardown: './api/test/start/global-teardown.ts',
};

const api = [
  {
    ...overHttp,
    displayName: 'api-over-http',
    testMatch: ['**/*.api.test.ts'],
    testPathIgnorePatterns: ['\\.(?:builds|site)\\.api\\.test\\.ts$', '/node_modules/'],
  },
  { ...overHttp, displayName: 'api-on-builds', testMatch: ['**/*.builds.api.test.ts'] },
  { ...overHttp, displayName: 'api-on-site', testMatch: ['**/*.site.api.test.ts'] },
];

export default {
  // a test of the API may start a process of its own, on a machine that does other things too
  testTimeout: 180_000,
  projects: [
    ...folders.map((folder) => (hasScreens(folder) ? withScreens : besideTheCode)(folder)),
    besideTheCode('tools/repository'),
    ...api,
  ],
};
