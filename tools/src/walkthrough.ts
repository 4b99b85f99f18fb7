import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { at } from './build.ts';
import { owner, startHouse } from './house.ts';
import { printLine } from './terminal.ts';

type Picture = { name: string; path: string; width?: number; height?: number; dark?: boolean; signedOut?: boolean };

const screens: Picture[] = [
  { name: 'sign-in', path: '/sign-in', signedOut: true },
  { name: 'dashboard', path: '/' },
  { name: 'dashboard-dark', path: '/', dark: true },
  { name: 'dashboard-phone', path: '/', width: 390, height: 844 },
  { name: 'assistants', path: '/assistant' },
  { name: 'assistant-edit', path: '/assistant/1' },
  { name: 'ai-documentation', path: '/ai-documentation' },
  { name: 'inventory', path: '/inventory' },
  { name: 'employees', path: '/employees' },
  { name: 'settings', path: '/settings' },
  { name: 'call-logs', path: '/call-logs' },
  { name: 'payments', path: '/payments' },
  { name: 'extensions', path: '/extensions' },
  { name: 'reservations', path: '/reservations' },
  { name: 'precheckins', path: '/precheckins' },
  { name: 'audit', path: '/audit' },
  { name: 'integrations', path: '/integrations' },
  { name: 'remotes', path: '/remotes' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/no-such-page' },
  ...['book', 'ai', 'booking-success', 'booking-cancelled', 'room-select', 'booking-details', 'precheckin'].map(
    (page) => ({
      name: `guest-${page}`,
      path: `/${page}`,
      width: 390,
      height: 844,
      signedOut: true,
    }),
  ),
];

async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { name, path, width = 1360, height = 900, dark = false, signedOut = false } = picture;
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
  });
  if (!signedOut) await page.request.post('/api/auth/sign-in', { data: owner, headers: { origin: url } });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: at(`docs/walkthrough/${name}.png`) });
  await page.close();
  printLine(`docs/walkthrough/${name}.png`);
}

mkdirSync(at('docs/walkthrough'), { recursive: true });
const house = await startHouse();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const picture of screens) await take(browser, house.url, picture);
} finally {
  await browser.close();
  await house.stop();
}
