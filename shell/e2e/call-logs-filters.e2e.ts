import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

const calls = (page: Page) => page.getByRole('main').getByRole('listitem');
const filters = (page: Page) => page.getByRole('search', { name: 'Calls' });

test.beforeEach(({ sql }) =>
  sql(
    `INSERT INTO call (id, mode, status, caller_number, started_at, ended_at, duration_ms, ended_reason, assistant_id,
                       assistant_name, outcome, transcript, has_report, merge_state)
     VALUES ('filter-1', 'test', 'ended', '+15125550101', '2019-05-02 04:59:59Z', now(), 95000, 'silence-timed-out',
             'journey-night', 'Night Desk', 'booked', 'User: Is there an observatory?', true, '{}'),
            ('filter-2', 'test', 'ended', '+15125550102', '2019-05-02 05:00:00Z', now(), 20000, 'customer-ended-call',
             'journey-night', 'Night Desk', 'info', 'User: Is there an observatory?', true, '{}'),
            ('filter-3', 'live', 'ended', '+15125550103', '2019-05-03 12:00:00Z', now(), 20000, 'customer-ended-call',
             'journey-live', 'Real Desk', 'info', 'User: Good morning.', true, '{}')`,
  ),
);
test.afterEach(({ sql }) => sql(`DELETE FROM call WHERE id LIKE 'filter-%'`));

test('each filter narrows the list, stands in the address and outlives a reload', async ({ console: page }) => {
  await page.goto('/call-logs');
  await filters(page).getByLabel('Search').fill('observatory');
  await expect(calls(page)).toHaveCount(2);
  await filters(page).getByLabel('To', { exact: true }).fill('2019-05-01');
  await expect(calls(page)).toHaveCount(1);
  await expect(calls(page)).toContainText('+15125550101');
  await filters(page).getByLabel('From', { exact: true }).fill('2019-05-01');
  await filters(page).getByLabel('Assistant').selectOption('Night Desk');
  await filters(page).getByLabel('Outcome').selectOption('Booked');
  await filters(page).getByLabel('End reason').selectOption('silence-timed-out');
  await filters(page).getByLabel('At least (seconds)').fill('95');
  await filters(page).getByLabel('At most (seconds)').fill('95');
  await expect(page).toHaveURL(/maxSeconds=95/);
  await expect(calls(page)).toHaveCount(1);
  const asked = Object.fromEntries(new URL(page.url()).searchParams);
  expect(asked).toEqual({
    q: 'observatory',
    from: '2019-05-01',
    to: '2019-05-01',
    assistant: 'journey-night',
    outcome: 'booked',
    endReason: 'silence-timed-out',
    minSeconds: '95',
    maxSeconds: '95',
  });
  await page.reload();
  await expect(calls(page)).toHaveCount(1);
  await expect(filters(page).getByLabel('Assistant')).toHaveValue('journey-night');
  await expect(filters(page).getByLabel('At most (seconds)')).toHaveValue('95');
});

test('where nothing fits it says so and leads back to all; impossible ranges are named', async ({ console: page }) => {
  await page.goto('/call-logs?assistant=nobody-of-ours&from=2019-05-02&to=2019-05-01&minSeconds=9&maxSeconds=8');
  await expect(page.getByText('No call logs found', { exact: true })).toBeVisible();
  await expect(page.getByText('None fits these filters')).toBeVisible();
  await expect(page.getByText('This is before the first day.')).toBeVisible();
  await expect(page.getByText('This is less than at least.')).toBeVisible();
  await expect(filters(page).getByLabel('Assistant')).toHaveValue('nobody-of-ours');
  await filters(page).getByLabel('At least (seconds)').fill('long');
  await expect(page.getByText('Whole seconds, like 90.')).toBeVisible();
  await expectAccessible(page, 'filters that nothing fits');
  await page.getByRole('button', { name: 'Show all calls' }).click();
  await expect(page).toHaveURL('/call-logs');
  await expect(calls(page).first()).toBeVisible();
});

test('calls of the other mode are shown when they are asked for', async ({ console: page }) => {
  await page.goto('/call-logs');
  await filters(page).getByLabel('Mode').selectOption('Live');
  await expect(calls(page)).toHaveCount(1);
  await expect(calls(page)).toContainText('+15125550103');
  await expect(filters(page).getByLabel('Assistant').getByRole('option')).toHaveText(['All assistants', 'Real Desk']);
  await expect(page.getByRole('link', { name: /^Open the call of \+15125550103, May 3, 2019/ })).toHaveAttribute(
    'href',
    '/call-logs/filter-3?mode=live',
  );
});

test('the export holds what the filters leave, and says how many rows were saved', async ({ console: page }) => {
  await page.goto('/call-logs?q=observatory');
  await expect(calls(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Call Logs' });
  await expect(dialog).toContainText('All calls of the current mode that the filters leave.');
  await dialog.getByRole('radio', { name: /JSON/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { id: string }[];
  expect(saved.map(({ id }) => id)).toEqual(['filter-2', 'filter-1']);
  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.getByText('Export Saved', { exact: true })).toBeVisible();
  await expect(toast.getByText('2 calls', { exact: true })).toBeVisible();
});

test('an export counts its rows as they come, and saves nothing when it is refused or cancelled', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 503/);
  let isSaved = false;
  page.on('download', () => (isSaved = true));
  await page.goto('/call-logs');
  // a stream that has sent three rows and goes on
  await page.evaluate(() => {
    const real = window.fetch.bind(window);
    window.fetch = (input, init) =>
      (input instanceof Request ? input.url : String(input)).includes('/export')
        ? Promise.resolve(
            new Response(
              new ReadableStream({
                start(sent) {
                  sent.enqueue(new TextEncoder().encode('"id"\r\n"1"\r\n"2"\r\n"a\r\nb"\r\n'));
                  init?.signal?.addEventListener('abort', () => sent.error(init.signal?.reason));
                },
              }),
            ),
          )
        : real(input, init);
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export Call Logs' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 calls so far');
  await expect(dialog.getByRole('button', { name: 'Exporting…' })).toBeFocused();
  await expectAccessible(page, 'a running export');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  const sentence = 'The database cannot be reached just now. Try again in a few seconds.';
  await page.route('**/call-logs/export*', (route) => route.fulfill({ status: 503, json: { error: sentence } }));
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`Nothing was saved. 503: ${sentence}`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(isSaved).toBe(false);
});
