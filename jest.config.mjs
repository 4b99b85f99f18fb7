/** Unit and property tests beside the code (`*.test.ts`), and tests over HTTP against a running API (`*.api.test.ts`). */
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

export default {
  // a test of the API may start a process of its own, on a machine that does other things too
  testTimeout: 180_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.api\\.test\\.ts$', '/node_modules/'],
    },
    {
      ...common,
      displayName: 'api',
      testMatch: ['**/*.api.test.ts'],
      globalSetup: './api/test/global-setup.ts',
      globalTeardown: './api/test/global-teardown.ts',
    },
  ],
};
