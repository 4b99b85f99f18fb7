import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/src/machine/browser.ts';

const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** Products that run already: each worker has one, for in the same one a journey would meet what another one does. */
const environments = JSON.parse(process.env['E2E_ENVIRONMENTS'] ?? '[]') as NodeJS.ProcessEnv[];
Object.assign(process.env, environments[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]);

/** Journeys in a real browser against the whole running product, one after another in each of them. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  workers: environments.length || 1,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['E2E_REPORT'] ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : [['list']],
  globalSetup: './shell/e2e/start-product.setup.ts',
  use: { launchOptions, trace: 'off', timezoneId: 'America/Chicago' },
  projects: [
    { name: 'console', testDir: './shell/e2e', use: { viewport: { width: 1360, height: 900 } } },
    { name: 'guest', testDir: './mfe-guest/e2e', use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' } },
  ],
});
