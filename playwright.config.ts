import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/src/browser.ts';

const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** Houses that run already: each worker has one, for in the same house a journey would meet what another one does. */
const houses = JSON.parse(process.env['E2E_HOUSES'] ?? '[]') as NodeJS.ProcessEnv[];
Object.assign(process.env, houses[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]);

/** Journeys in a real browser against the whole running product, one after another in each house. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  workers: houses.length || 1,
  fullyParallel: false,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['E2E_REPORT'] ? [['line'], ['json', { outputFile: process.env['E2E_REPORT'] }]] : [['list']],
  globalSetup: './shell/e2e/start-house.setup.ts',
  use: { launchOptions, trace: 'off', timezoneId: 'America/Chicago' },
  projects: [
    { name: 'console', testDir: './shell/e2e', use: { viewport: { width: 1360, height: 900 } } },
    { name: 'guest', testDir: './mfe-guest/e2e', use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' } },
  ],
});
