import { phoneInWords } from '@booking/hotel/phone-in-words';
import { expectAccessible } from '../axe.ts';
import { bookedCall, ownPath, region, useOwnCall } from './call-console.ts';
import { expect, test } from '../console.ts';

useOwnCall();

test('a rehearsed call shows what was said and done, plays its recording, and leads back to the filtered list', async ({
  console: page,
  sql,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/recording')) asked.push(request.headers()['range'] ?? '');
  });
  const { id, caller, summary, tool } = await bookedCall(sql);
  await page.goto(`/call-logs/${id}?q=king`);
  await expect(
    page
      .getByRole('link', { name: phoneInWords(caller) })
      .or(page.getByRole('heading', { level: 1, name: phoneInWords(caller) }))
      .first(),
  ).toBeVisible();
  const head = region(page, 'Call');
  await expect(head.getByText('Booked', { exact: true })).toBeVisible();
  await expect(head.getByText('TEST', { exact: true })).toBeVisible();
  await expect(head.getByText(summary)).toBeVisible();
  await head.getByText('Cost by part').click();
  await expect(head.getByText(/^\$0\.\d{4}$/).first()).toBeVisible();

  const said = page.getByRole('list', { name: 'What was said and done' });
  await expect(said.getByText('Assistant', { exact: true }).first()).toBeVisible();
  await expect(said.getByText(/^\+(\d+ s|\d+:\d\d)$/).first()).toBeVisible();
  const used = said.getByRole('listitem').filter({ hasText: tool }).first();
  await expect(used.getByText('Arguments')).toBeHidden();
  await used.getByText('Details', { exact: true }).click();
  await expect(used.getByText('Arguments')).toBeVisible();

  const trip = page.getByRole('list', { name: 'From the call to the reservation' });
  for (const title of ['Call', 'Paid', 'Reservation in Cloudbeds']) {
    const step = trip.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
    await expect(step.first()).toContainText('Done');
  }
  await expect(trip.getByRole('link', { name: /^Reservation \w+/ })).toBeVisible();
  await expectAccessible(page, 'the page of a call');

  expect(asked, 'Nothing is loaded before somebody presses play').toEqual([]);
  const recording = region(page, 'Recording');
  const sound = page.locator('audio');
  await sound.evaluate((element: HTMLAudioElement) => {
    element.muted = true;
  });
  await said
    .getByRole('button', { name: /^Play from Caller/ })
    .first()
    .click();
  await expect(recording.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(said.locator('li[aria-current]')).toContainText('Caller');
  expect(asked.length).toBeGreaterThan(0);
  // the loudest of what was decoded is as high as its half of the plot
  const bars = recording.locator('svg g rect');
  await expect
    .poll(() => bars.evaluateAll((all) => Math.max(...all.map((bar) => Number(bar.getAttribute('height'))))))
    .toBe(32);
  await recording.getByRole('button', { name: '2×' }).click();
  await recording.getByRole('slider').press('End');
  await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.ended)).toBe(true);
  await expect(recording.getByRole('button', { name: 'Play' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, 'It stands on the narrowest phone without sideways scrolling').toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Back to Call Logs' }).click();
  await expect(page).toHaveURL('/call-logs?q=king');
});

test('a call is reviewed, and its payment that is stuck is tried again', async ({ console: page, sql }) => {
  const [payment] = await sql<{ id: string }>(
    `INSERT INTO payment (mode, call_id, status, amount_cents, paid_at, sync_status, sync_error, stripe_session, metadata)
     VALUES ('test', 'journey-call', 'completed', 42000, now(), 'failed', 'The room is gone.', 'journey-session', '{}')
     RETURNING id`,
  );
  await page.goto(ownPath);
  const review = region(page, 'Review');
  await review.getByLabel('Notes').fill('Call back at noon.');
  await review.getByLabel('Status').selectOption('Needs follow-up');
  await review.getByLabel('Tags').fill('vip, suite');
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(review.getByLabel('Notes')).toHaveValue('Call back at noon.');
  await expect(review.getByLabel('Tags')).toHaveValue('vip, suite');
  await expect(review.locator('[data-tone=warning]')).toHaveText('Needs follow-up');

  const trip = page.getByRole('list', { name: 'From the call to the reservation' });
  await expect(trip.getByText('Stuck here: The room is gone. No more automatic retries.')).toBeVisible();
  await expectAccessible(page, 'a trip that is stuck');
  const asked = page.waitForRequest(`**/api/admin/payment-events/${payment!.id}/retry-sync`);
  await trip.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(page.getByText(/^Trying again in Cloudbeds/)).toBeVisible();
  await trip.getByRole('link', { name: 'Payment' }).click();
  await expect(page).toHaveURL(`/payments?payment=${payment!.id}`);
});
