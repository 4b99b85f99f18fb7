import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { words } from '@booking/languages/words';
import { expect, type Locator, type Page } from '../../shell/e2e/console.ts';
import { session } from '../src/precheckin/session.fixture.ts';

const token = 'token-of-a-pre-check-in-that-only-this-journey-has';
const address = `**/api/precheckin/${token}`;

/** Longer than the box it is read in, so that it has to be scrolled. */
const rules = Array.from({ length: 12 }, (_, n) => `Rule ${n + 1} of the hotel. ${'Please keep it. '.repeat(9)}`);
const registrationText = { ...session().registrationText, paragraphs: rules };

type Change = (change: Partial<PrecheckinSession>) => void;

/** Opens the page of a session as it is, which answers every ask with what it is now; what is returned changes it. */
export async function openPrecheckin(page: Page, given: Partial<PrecheckinSession> = {}): Promise<Change> {
  let now = session({ registrationText, ...given });
  await page.route(address, (route) => route.fulfill({ json: { session: now } }));
  await page.route(`${address}/opened`, (route) => route.fulfill({ json: { success: true } }));
  await page.goto(`/precheckin/${token}`);
  await expect(page.getByText('Ada Byron').first()).toBeVisible();
  return (change) => {
    now = { ...now, ...change };
  };
}

/** Takes every post of a step. @returns what was posted */
export async function takePosts<Body>(page: Page, step: string): Promise<Body[]> {
  const bodies: Body[] = [];
  await page.route(`${address}/${step}`, (route) => {
    bodies.push(route.request().postDataJSON() as Body);
    return route.fulfill({ json: { success: true, message: 'Done', isSubmitted: false } });
  });
  return bodies;
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const stepOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Expects the toast that shows to say this. */
export async function expectToast(page: Page, ...words: string[]): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' });
  for (const text of words) await expect(messages.getByText(text, { exact: true })).toBeVisible();
}

/** Draws a stroke from corner to corner of the pad. */
export async function draw(page: Page, { t } = words('en')): Promise<void> {
  await expect(page.getByText(t('precheckin.signatures.padHint'))).toBeVisible();
  const pad = page.getByRole('img', { name: t('precheckin.signatures.pad') });
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height * 0.3, { steps: 6 });
  await page.mouse.move(x + width * 0.6, y + height * 0.7, { steps: 6 });
  await page.mouse.move(x + width * 0.8, y + height * 0.3, { steps: 6 });
  await page.mouse.up();
}
