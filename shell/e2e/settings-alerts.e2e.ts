import { expect, test } from './console.ts';

test.afterEach(({ sql }) => sql(`DELETE FROM setting WHERE key = 'alertDelivery'`));

test('which alerts are sent is chosen, and stays so after a reload', async ({ console: page }) => {
  await page.goto('/settings');
  const choice = page.getByLabel('Alerts to be sent');
  await expect(choice).toHaveValue('critical');
  await choice.selectOption('All');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The alerts to be sent are saved');
  await page.reload();
  await expect(choice).toHaveValue('all');
  await expect(page.getByText(/^No address is set, so alerts are shown in the console only\./)).toBeVisible();
});

test('says how the newest message got there', async ({ console: page }) => {
  const newest = { title: 'Vapi does not work', sentAt: null, error: 'chat.example answered 500.' };
  await page.route('**/api/admin/alert-delivery', (route) => route.fulfill({ json: { host: 'chat.example', newest } }));
  await page.goto('/settings');
  await expect(
    page.getByText(
      'They go to chat.example. “Vapi does not work” was not taken: chat.example answered 500. It is tried again.',
    ),
  ).toBeVisible();
});

test('a choice that is refused says why and is not taken', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 503/);
  const sentence = 'The database is away.';
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: sentence, message: sentence } })
      : route.fallback(),
  );
  await page.goto('/settings');
  await page.getByLabel('Alerts to be sent').selectOption('None');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(sentence);
  await expect(page.getByLabel('Alerts to be sent')).toHaveValue('critical');
});
