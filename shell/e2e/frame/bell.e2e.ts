import { expect, test } from '../console.ts';

test.afterEach(async ({ sql }) => {
  await sql(`DELETE FROM inbound_event WHERE event_key LIKE 'journey-%'`);
  await sql('DELETE FROM alert_acknowledgement');
});

test('the bell counts what is wrong until it was seen, says who is on it, and leads to it', async ({
  console: page,
  sql,
}) => {
  await sql(`DELETE FROM inbound_event WHERE status = 'dead'`);
  await sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error)
     VALUES ('vapi', 'journey-one', 'call', 'test', '{}', 'dead', 6, 'The report has no call id.')`,
  );
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const panel = page.getByRole('region', { name: 'Notifications' });
  // what other journeys broke may be told of as well
  const alert = panel.getByRole('listitem').filter({ hasText: 'One message could not be processed' });
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName(/, \d+ new$/);
  await bell.click();
  await expect(alert.getByText('New', { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'Acknowledge: One message could not be processed' }).click();
  await expect(alert).toContainText('is on it');
  await expect(page.getByRole('region', { name: 'System Alerts' })).toContainText('is on it.');
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(600, 10), () => bell.click()]) {
    await close();
    await expect(panel).toBeHidden();
    await bell.click();
    await expect(alert).toBeVisible();
    await expect(alert.getByText('New', { exact: true })).toHaveCount(0);
  }
  await page.reload();
  await bell.click();
  await alert.getByRole('link').click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations & API Testing' })).toBeVisible();
  await expect(panel).toBeHidden();
});
