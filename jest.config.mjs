/**
 * A project for each workspace, with the tests beside its code (`*.test.ts`, `*.test.tsx`), and one for the tests that talk to a running
 * API over HTTP (`*.api.test.ts`). `jest --selectProjects=mfe-operations` runs one of them.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
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
  displayName: folder.replace('libs/', ''),
  rootDir: `${root}${folder}`,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['\\.api\\.test\\.ts$', '/node_modules/'],
  // what talks to other processes lives by their clock
  setupFilesAfterEnv: /^(api|tools|libs\/simulators)$/.test(folder) ? [] : [fixedClock],
});

const withScreens = (folder) => ({ ...besideTheCode(folder), ...screenTests({ hasFluent: folder !== 'mfe-guest' }) });
const hasScreens = (folder) => /^(shell|mfe-.*|libs\/ui)$/.test(folder);

const overHttp = {
  ...sourceTests,
  displayName: 'api-over-http',
  testMatch: ['**/*.api.test.ts'],
  globalSetup: './api/test/global-setup.ts',
  globalTeardown: './api/test/global-teardown.ts',
};

export default {
  // a test of the API may start a process of its own, on a machine that does other things too
  testTimeout: 180_000,
  projects: [...folders.map((folder) => (hasScreens(folder) ? withScreens : besideTheCode)(folder)), overHttp],
};
