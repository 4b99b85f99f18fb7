import { expect, test, type Page } from '../../shell/e2e/console.ts';
import {
  allGiven,
  button,
  expectToast,
  heading,
  losePosts,
  openPrecheckin,
  refusePosts,
  stepOf,
  takePosts,
  token,
} from './precheckin-session.ts';

// 16:00 in Chicago
const opensAt = '2027-03-05T22:00:00.000Z';
const minute = 60_000;

/** The page's clock goes on by steps that an ask on its way does not take for its deadline of half a minute. */
const goOnUntil = (page: Page, isSo: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10_000);
    await isSo();
  }).toPass({ intervals: [100] });

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('a guest who has given everything checks in', async ({ page }) => {
  const change = await openPrecheckin(page, allGiven);
  const posts = await takePosts(page, 'checkin', () => change({ checkedIn: true }));
  await button(page, 'Complete Check-In').click();
  await expectToast(page, 'Check-In Complete!');
  await expect(heading(page)).toHaveText("You're Checked In!");
  await expect(heading(page).locator('xpath=ancestor::*[@tabindex]')).toBeFocused();
  expect(posts).toEqual([null]);
});

// 16:00 in Chicago on an ordinary day, and on the days its clocks go forward and back, when a phone in London is another hour away
for (const { timezoneId, day, opensAt } of [
  { timezoneId: 'Asia/Tokyo', day: 'Fri, Mar 5, 2027', opensAt: '2027-03-05T22:00:00.000Z' },
  { timezoneId: 'Pacific/Honolulu', day: 'Fri, Mar 5, 2027', opensAt: '2027-03-05T22:00:00.000Z' },
  { timezoneId: 'Europe/London', day: 'Sun, Mar 14, 2027', opensAt: '2027-03-14T21:00:00.000Z' },
  { timezoneId: 'Pacific/Auckland', day: 'Sun, Mar 14, 2027', opensAt: '2027-03-14T21:00:00.000Z' },
  { timezoneId: 'Europe/London', day: 'Sun, Nov 7, 2027', opensAt: '2027-11-07T22:00:00.000Z' },
  { timezoneId: 'Pacific/Auckland', day: 'Sun, Nov 7, 2027', opensAt: '2027-11-07T22:00:00.000Z' },
]) {
  test(`in ${timezoneId} the page waits for the hotel’s hour on ${day}, and opens when it comes`, async ({ visit }) => {
    const page = await visit({ timezoneId });
    const opens = Date.parse(opensAt);
    await page.clock.install({ time: opens - 24 * 60 * minute });
    const change = await openPrecheckin(page, { ...allGiven, checkIn: { state: 'early', opensAt } });
    const words = page.getByText(`Check-in opens at 4:00 PM hotel time on ${day}.`, { exact: true });
    await expect(words).toBeVisible();
    await expect(button(page, 'Complete Check-In')).toBeDisabled();
    await page.clock.pauseAt(opens - minute);
    await expect(words).toBeVisible();
    await expect(button(page, 'Complete Check-In')).toBeDisabled();
    change({ checkIn: { state: 'open', opensAt } });
    await goOnUntil(page, () => expect(button(page, 'Complete Check-In')).toBeEnabled({ timeout: 500 }));
    await expect(page.getByText('Check-in is open.')).toBeVisible();
  });
}

test('a phone whose clock is ahead asks again until the hotel has opened', async ({ page }) => {
  await page.clock.install({ time: Date.parse(opensAt) + minute });
  const change = await openPrecheckin(page, { ...allGiven, checkIn: { state: 'early', opensAt } });
  const looks: string[] = [];
  page.on('response', (answer) => answer.url().endsWith(token) && looks.push(answer.url()));
  await page.clock.runFor(16_000);
  await expect.poll(() => looks.length).toBe(1);
  await expect(button(page, 'Complete Check-In')).toBeDisabled();
  change({ checkIn: { state: 'open', opensAt } });
  await goOnUntil(page, () => expect(button(page, 'Complete Check-In')).toBeEnabled({ timeout: 500 }));
});

test('after check-out time nobody is told to wait', async ({ page }) => {
  await openPrecheckin(page, { ...allGiven, checkIn: { state: 'over', opensAt } });
  await expect(stepOf(page, '4. Complete Check-In').getByText(/^Check-in is over for this stay\./)).toBeVisible();
  await expect(button(page, 'Complete Check-In')).toBeDisabled();
});

test('where reception has to finish it, nobody is told that it is complete', async ({ page }) => {
  const change = await openPrecheckin(page, allGiven);
  await page.route(`**/api/precheckin/${token}/checkin`, (route) => {
    change({ isSubmitted: true });
    const message = 'Submitted. Reception will finish your check-in.';
    return route.fulfill({ json: { success: true, isSubmitted: true, message } });
  });
  await button(page, 'Complete Check-In').click();
  await expectToast(page, 'Submitted', 'Reception will finish your check-in.');
  await expect(page.getByText('Submitted. Reception will finish your check-in.', { exact: true })).toBeVisible();
});

test('a page that says “Submitted” tells by itself that the guest is in', async ({ page }) => {
  await page.clock.install();
  const change = await openPrecheckin(page, { ...allGiven, isSubmitted: true });
  await expect(heading(page)).toHaveText('Submitted');
  change({ checkedIn: true });
  await goOnUntil(page, () => expect(heading(page)).toHaveText("You're Checked In!", { timeout: 500 }));
});

test('a refusal is told in the server’s words, or in ours where it has none', async ({ page, mayComplain }) => {
  mayComplain(/status of (409|502)/);
  await openPrecheckin(page, allGiven);
  await refusePosts(page, 'checkin', 409, 'Check-in opens at 4:00 PM.');
  await button(page, 'Complete Check-In').click();
  await expectToast(page, 'Check-In Failed', 'Check-in opens at 4:00 PM.');
  await refusePosts(page, 'checkin', 502);
  await button(page, 'Complete Check-In').click();
  await expectToast(page, 'Check-In Failed', 'Failed to check in');
});

test('a lost connection can be tried again', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const change = await openPrecheckin(page, allGiven);
  await losePosts(page, 'checkin');
  await button(page, 'Complete Check-In').click();
  await expect(stepOf(page, '4. Complete Check-In').getByText(/^The connection was lost\./)).toBeVisible();
  await takePosts(page, 'checkin', () => change({ checkedIn: true }));
  await button(page, 'Try again').click();
  await expect(heading(page)).toHaveText("You're Checked In!");
});
