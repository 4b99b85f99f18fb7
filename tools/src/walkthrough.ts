import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from './machine/browser.ts';
import { repositoryPath } from './build/build.ts';
import { owner, startTestEnvironment } from './testing/test-environment.ts';
import { printLine } from './machine/terminal.ts';
import { listScreens } from './walkthrough/screens.ts';

const desktop = { width: 1360, height: 900 };
const phone = { width: 390, height: 844 };
const looks = {
  'desktop-light': { viewport: desktop, colorScheme: 'light' },
  'desktop-dark': { viewport: desktop, colorScheme: 'dark' },
  'phone-light': { viewport: phone, colorScheme: 'light' },
  'phone-dark': { viewport: phone, colorScheme: 'dark' },
  'forced-colors': { viewport: desktop, colorScheme: 'dark', forcedColors: 'active' },
} as const;
type Look = keyof typeof looks;

const usage = `npm run walkthrough                       a picture of every screen, in docs/walkthrough
npm run walkthrough -- --looks --to <folder>   five of each: desktop and phone, light and dark, and forced colors`;

async function takePictures(browser: Browser, url: string, look: Look, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const open = { baseURL: url, ...looks[look] };
  const [visitor, staff] = [await browser.newContext(open), await browser.newContext(open)];
  await staff.request.post('/api/auth/sign-in', { data: owner, headers: { origin: url } });
  for (const { name, path, isSignedOut = false } of await listScreens(staff.request)) {
    const page = await (isSignedOut ? visitor : staff).newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('progressbar').first().waitFor({ state: 'hidden' });
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
    printLine(join(folder, `${name}.png`));
  }
  await Promise.all([visitor.close(), staff.close()]);
}

const { values } = parseArgs({
  options: { looks: { type: 'boolean' }, to: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  printLine(usage);
  process.exit(0);
}
const folder = values.to ?? repositoryPath(values.looks ? 'test-results/walkthrough' : 'docs/walkthrough');
const environment = await startTestEnvironment();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  if (values.looks)
    for (const look of Object.keys(looks) as Look[])
      await takePictures(browser, environment.url, look, join(folder, look));
  else await takePictures(browser, environment.url, 'desktop-light', folder);
} finally {
  await browser.close();
  await environment.stop();
}
