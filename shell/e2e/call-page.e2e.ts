import { expectAccessible } from './axe.ts';
import { bookedCall, region } from './call-console.ts';
import { expect, test } from './console.ts';

test.describe('a rehearsed call that was booked', () => {
  test('shows what was said and done, the trip to the reservation, and the way back to the filtered list', async ({
    console: page,
    sql,
  }) => {
    const { id, caller, summary, tool } = await bookedCall(sql);
    await page.goto(`/call-logs/${id}?q=king`);
    await expect(page.getByRole('heading', { level: 1, name: `Call from ${caller}` })).toBeVisible();
    const head = region(page, 'Call');
    await expect(head.getByText('Booked', { exact: true })).toBeVisible();
    await expect(head.getByText('TEST', { exact: true })).toBeVisible();
    await expect(head.getByText(summary)).toBeVisible();
    await expect(
      region(page, 'Cost')
        .getByText(/^\$0\.\d{4}$/)
        .first(),
    ).toBeVisible();

    const said = page.getByRole('list', { name: 'What was said and done' });
    await expect(said.getByText('Assistant', { exact: true }).first()).toBeVisible();
    await expect(said.getByText(/^\d+:\d\d · \d+:\d\d:\d\d [AP]M$/).first()).toBeVisible();
    const used = said.getByRole('listitem').filter({ hasText: tool }).first();
    await expect(used.getByText('Arguments')).toBeHidden();
    await used.getByText(tool).click();
    await expect(used.getByText('Arguments')).toBeVisible();

    const trip = page.getByRole('list', { name: 'From the call to the reservation' });
    for (const title of ['Call', 'Paid', 'Reservation in Cloudbeds']) {
      const step = trip.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
      await expect(step.first()).toContainText('Done');
    }
    await expect(trip.getByRole('link', { name: /^Reservation \w+/ })).toBeVisible();
    await expectAccessible(page, 'the page of a call');
    await page.getByRole('link', { name: 'Back to Call Logs' }).click();
    await expect(page).toHaveURL('/call-logs?q=king');
  });

  test('has a recording that loads nothing before it is asked for, plays, and can be skipped through', async ({
    console: page,
    sql,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/recording')) asked.push(request.headers()['range'] ?? '');
    });
    await page.goto(`/call-logs/${(await bookedCall(sql)).id}`);
    const player = page.getByLabel('Recording of the call');
    await expect(player).toBeVisible();
    expect(asked).toEqual([]);
    const length = await player.evaluate(async (element: HTMLAudioElement) => {
      element.muted = true;
      await element.play();
      element.currentTime = element.duration - 1;
      return element.duration;
    });
    expect(length).toBeGreaterThan(5);
    expect(asked.length).toBeGreaterThan(0);
    await expect.poll(() => player.evaluate((element: HTMLAudioElement) => element.ended)).toBe(true);
  });

  test('says so when the recording is not handed over, and tries again', async ({
    console: page,
    sql,
    mayComplain,
  }) => {
    mayComplain(/status of 502/);
    await page.route('**/recording', (route) => route.fulfill({ status: 502, json: { error: 'No.' } }));
    await page.goto(`/call-logs/${(await bookedCall(sql)).id}`);
    const player = page.getByLabel('Recording of the call');
    await player.evaluate((element: HTMLAudioElement) => element.play().catch(() => undefined));
    const failure = region(page, 'Recording').getByRole('alert');
    await expect(failure).toContainText('The voice platform did not hand over the recording.');
    await expectAccessible(page, 'a recording that failed');
    await page.unroute('**/recording');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await player.evaluate((element: HTMLAudioElement) => element.play());
    await expect(failure).toHaveCount(0);
  });
});

test('a call stands on the narrowest phone without sideways scrolling', async ({ console: page, sql }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/call-logs/${(await bookedCall(sql)).id}`);
  await expect(page.getByRole('list', { name: 'From the call to the reservation' })).toBeVisible();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
});

test.describe('the page of a call', () => {
  const asked = '**/api/admin/call-logs/*/page';

  test('waits, tells why it failed, tries again, and knows who may not', async ({
    console: page,
    sql,
    mayComplain,
  }) => {
    mayComplain(/status of (500|403)/);
    const { id, caller } = await bookedCall(sql);
    const answered = Promise.withResolvers<void>();
    await page.route(asked, async (route) => {
      await answered.promise;
      await route.fulfill({ status: 500, json: { error: 'The database is away.' } });
    });
    await page.goto(`/call-logs/${id}`);
    await expect(page.getByRole('progressbar', { name: 'Loading the call…' })).toBeVisible();
    answered.resolve();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('The call could not be loaded');
    await expect(failure).toContainText('500: The database is away.');
    await page.unroute(asked);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Call from ${caller}` })).toBeVisible();
    await page.route(asked, (route) => route.fulfill({ status: 403, json: { error: 'No.' } }));
    await page.reload();
    await expect(page.getByText('Your role does not include the call. Ask the owner of the account.')).toBeVisible();
  });

  test('of nobody says that it was not found', async ({ console: page, mayComplain }) => {
    mayComplain(/status of 404/);
    await page.goto('/call-logs/nobody-called');
    await expect(page.getByText('This call was not found', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a call that is not there');
    await page.getByRole('link', { name: 'Back to Call Logs' }).click();
    await expect(page).toHaveURL('/call-logs');
  });
});
