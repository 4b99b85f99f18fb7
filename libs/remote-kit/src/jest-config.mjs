import { fileURLToPath } from 'node:url';
import { fluentInOneFile } from './testing/fluent-in-one-file.mjs';

// How tests of remotes run, and of all that is written as they are.

const fileOf = (module) => fileURLToPath(import.meta.resolve(module));
const inTesting = (name) => fileOf(`@booking/remote-kit/testing/${name}`);

const swc = [
  fileOf('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

/** Any tests in TypeScript. */
export const sourceTests = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.(t|j)sx?$': swc,
    '/catalogs/[\\w-]+\\.json$': inTesting('compiled-catalog.mjs'),
    '\\.woff2$': inTesting('font-as-text.mjs'),
  },
  transformIgnorePatterns: ['/node_modules/.+(?<!\\.woff2)$'],
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.woff2'],
  modulePathIgnorePatterns: ['/dist/', '/.nx/', '/.data/'],
};

/** A clock that stands still at noon of an ordinary day. */
export const fixedClock = inTesting('fixed-clock');

/** What tests of screens need besides; pages for guests have no Fluent. */
export const screenTests = ({ hasFluent = true } = {}) => ({
  setupFilesAfterEnv: [
    fixedClock,
    inTesting('undrawn'),
    ...(hasFluent ? [fileOf('@booking/ui/overlays-at-hand')] : []),
  ],
  globalSetup: inTesting('fluent-in-one-file.mjs'),
  moduleNameMapper: {
    '\\.module\\.css$': inTesting('class-names'),
    '^@fluentui/react-(components|icons)$': fluentInOneFile,
  },
});

/** The configuration of a remote in a repository of its own. */
export const remoteTests = {
  ...sourceTests,
  ...screenTests(),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
