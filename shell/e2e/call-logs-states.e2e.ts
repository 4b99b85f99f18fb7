import { expect, test } from './console.ts';

const path = /\/api\/admin\/call-logs(\?|$)/;
const sentence = 'The database is away.';

test('a wait is seen, a failure tells why, "Try again" mends it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(path, async (route) => {
    asked += 1;
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: sentence, message: sentence } });
  });
  await page.goto('/call-logs');
  await expect(page.getByRole('progressbar', { name: 'Loading the calls…' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
  answered.resolve();
  const failure = page.getByRole('alert');
  await expect(failure.getByText('The calls could not be loaded', { exact: true })).toBeVisible();
  await expect(failure.getByText(`500: ${sentence}`, { exact: true })).toBeVisible();
  expect(asked, 'A failed query is not tried again by itself').toBe(1);

  await page.unroute(path);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await expect(failure).toHaveCount(0);
});

test('an answer without words shows its status', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 502/);
  await page.route(path, (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/call-logs');
  await expect(page.getByRole('alert')).toContainText('502: Bad Gateway');
});

test('somebody who may not see the calls is told so', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 403/);
  await page.route(path, (route) => route.fulfill({ status: 403, json: { error: 'Your role does not permit this.' } }));
  await page.goto('/call-logs');
  await expect(page.getByText('You do not have access', { exact: true })).toBeVisible();
  await expect(page.getByText('Your role does not include the calls. Ask the owner of the account.')).toBeVisible();
});

test('with no calls it says "No call logs found"', async ({ console: page, sql }) => {
  await sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`);
  try {
    await page.goto('/call-logs');
    await expect(page.getByText('No call logs found', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  } finally {
    await sql(`DELETE FROM setting WHERE key = 'mode'`);
  }
});

test('a call that goes on is in progress, one that nobody answered is over', async ({ console: page, sql }) => {
  await sql(
    `INSERT INTO call (id, mode, status, caller_number, started_at, ended_at, ended_reason, has_report, merge_state)
     VALUES ('journey-now', 'test', 'in-progress', '+15125550101', now() - interval '1 second', NULL, NULL, false, '{}'),
            ('journey-none', 'test', 'ended', '+15125550114', now() - interval '2 seconds', now(),
             'customer-did-not-answer', true, '{}')`,
  );
  try {
    await page.goto('/call-logs');
    const [going, over] = [0, 1].map((index) => page.getByRole('main').getByRole('listitem').nth(index));
    await expect(going!).toContainText('+15125550101');
    await expect(going!.getByText('in progress', { exact: true })).toBeVisible();
    await expect.soft(going!.getByText('Nothing was said.')).toHaveCount(0);
    await expect(over!).toContainText('+15125550114');
    await expect(over!).not.toContainText('in progress');
  } finally {
    await sql(`DELETE FROM call WHERE id LIKE 'journey-%'`);
  }
});
