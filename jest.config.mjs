/**
 * A project for each workspace, with the tests beside its code (`*.test.ts`, `*.test.tsx`), and one for the tests that talk to a running
 * API over HTTP (`*.api.test.ts`). `jest --selectProjects=mfe-operations` runs one of them.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fluentInOneFile } from './libs/remote-kit/src/testing/fluent-in-one-file.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
    },
    module: { type: 'es6' },
  },
];

const common = {
  testEnvironment: 'node',
  transform: { '^.+\\.(t|j)sx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.nx/', '/.data/'],
};

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const folders = workspaces
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((folder) => existsSync(`${root}${folder}/package.json`))
  .sort();

const inTesting = (name) => `${root}libs/remote-kit/src/testing/${name}`;

const besideTheCode = (folder) => ({
  ...common,
  displayName: folder.replace('libs/', ''),
  rootDir: `${root}${folder}`,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['\\.api\\.test\\.ts$', '/node_modules/'],
  // what talks to other processes lives by their clock
  setupFilesAfterEnv: /^(api|tools|libs\/simulators)$/.test(folder) ? [] : [inTesting('fixed-clock.ts')],
});

const withScreens = (folder) => ({
  ...besideTheCode(folder),
  setupFilesAfterEnv: [
    inTesting('fixed-clock.ts'),
    inTesting('undrawn.ts'),
    // guests' pages have no Fluent
    ...(folder === 'mfe-guest' ? [] : [`${root}libs/ui/src/overlays-at-hand.ts`]),
  ],
  globalSetup: inTesting('fluent-in-one-file.mjs'),
  moduleNameMapper: {
    '\\.module\\.css$': inTesting('class-names.ts'),
    '^@fluentui/react-(components|icons)$': fluentInOneFile,
  },
});
const hasScreens = (folder) => /^(shell|mfe-.*|libs\/ui)$/.test(folder);

const overHttp = {
  ...common,
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
