import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/src/browser.ts';

const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** Journeys in a real browser against the whole running product. They share one product, so they run one after another. */
export default defineConfig({
  testMatch: '**/*.e2e.ts',
  workers: 1,
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
