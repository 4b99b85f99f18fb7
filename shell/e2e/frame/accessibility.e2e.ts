import { expect, test } from '../console.ts';
import { expectAccessible, findings } from '../axe.ts';
import { callRows } from '../calls/call-console.ts';
import { desktop, phone, placesBySection } from '../places.ts';
import { expectNoSidewaysScrolling, narrow } from './sideways.ts';

// each screen is looked at four times, which takes seconds: a test for each section stays far below its limit
for (const [section, places] of Object.entries(placesBySection))
  test(`every screen of ${section} has its title, is accessible and does not scroll sideways`, async ({
    console: page,
  }) => {
    for (const { path, title, heading = title } of places) {
      const answer = await page.goto(path);
      expect(answer!.status(), path).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(typeof heading === 'string' ? `${heading} · AI Booking Admin` : heading);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expectAccessible(page, path);
      await page.setViewportSize(narrow);
      await expectNoSidewaysScrolling(page, path);
      await page.setViewportSize(desktop);
    }
  });

test('the sign-in page is accessible, with what went wrong on it, too', async ({ page, mayComplain }) => {
  mayComplain(/status of 401/);
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page, 'the sign-in page');
  await page.getByLabel('Email').fill('nobody@hotel.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expectAccessible(page, 'a refused sign-in');
});

test('what is not found is answered so, and its page is accessible, signed in and not', async ({
  page,
  visit,
  mayComplain,
}) => {
  mayComplain(/status of 404/);
  for (const visitor of [page, await visit({ isSignedIn: true })]) {
    const answer = await visitor.goto('/nothing-here');
    expect(answer!.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(visitor, 'what is not found');
    for (const path of ['/assistant/1/nothing', '/booking-details/a/b', '/%E2%9C%93'])
      expect((await visitor.request.get(path)).status(), path).toBe(404);
    for (const path of ['/call-logs/', '/assistant/1/', '/remotes/'])
      expect((await visitor.request.get(path)).status(), path).toBe(200);
  }
});

test('the open drawer and the open bell, empty and with an alert, are accessible', async ({ console: page, sql }) => {
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('No active alerts. System is running normally.')).toBeVisible();
  await expectAccessible(page, 'the empty bell');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, 'the drawer', [phone]);
  await page.setViewportSize(desktop);
  await sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, last_error)
     VALUES ('vapi', 'journey', 'call', 'test', '{}', 'dead', 'The report has no call id.')`,
  );
  try {
    await page.goto('/');
    await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
    await expect(page.getByText('One message could not be processed').first()).toBeVisible();
    await expectAccessible(page, 'a bell with an alert');
  } finally {
    await sql(`DELETE FROM inbound_event WHERE event_key = 'journey'`);
  }
});

test('the export dialog, an open transcript and a toast are accessible', async ({ console: page, sql }) => {
  await page.goto('/call-logs');
  await callRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show transcript' }).click();
  const transcript = page.getByRole('dialog', { name: 'Transcript' });
  await expect(transcript).toBeVisible();
  await expectAccessible(page, 'an open transcript', [desktop]);
  await transcript.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog', { name: 'Export Call Logs' })).toBeVisible();
  await expectAccessible(page, 'the export dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.setViewportSize(desktop);
  await page.getByRole('switch', { name: 'Live mode' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the question before the mode is switched');
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to live' }).click();
  const toast = page.getByRole('region', { name: 'Messages' });
  await toast.getByText('Mode Switched').hover();
  await expect(page.getByText('No call logs found')).toBeVisible();
  await expectAccessible(page, 'a toast');
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
});

test('what shows when things fail is accessible', async ({ console: page, mayComplain }) => {
  mayComplain(/status of (500|403)/);
  const failing = { 500: 'call-logs/enhanced', 403: 'dashboard/agent-status' };
  for (const [status, path] of Object.entries(failing)) {
    await page.route(`**/api/admin/${path}*`, (route) =>
      route.fulfill({ status: Number(status), json: { error: 'The database is away.' } }),
    );
  }
  await page.route('**/api/admin/alerts', () => undefined);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText('You do not have access')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the alerts…' })).toBeVisible();
  await expectAccessible(page, 'failed, waiting and not permitted cards');
});

test('what not everybody could use is found', async ({ console: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => {
    const field = document.createElement('input');
    const words = Object.assign(document.createElement('p'), { textContent: 'Too pale to read' });
    Object.assign(words.style, { color: '#bbb', background: '#fff' });
    document.querySelector('main')!.append(field, words);
  });
  const found = await findings(page);
  expect(new Set(found.map((each) => each.split(':')[0]))).toEqual(new Set(['color-contrast', 'label']));
});
