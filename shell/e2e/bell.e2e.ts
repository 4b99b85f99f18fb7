import { expect, test } from './console.ts';

test.afterEach(async ({ sql }) => {
  await sql(`DELETE FROM inbound_event WHERE event_key LIKE 'journey-%'`);
  await sql('DELETE FROM alert_acknowledgement');
});

test('the bell counts what is wrong until it was seen, says who looks after it, and leads to it', async ({
  console: page,
  sql,
}) => {
  await sql(
    `INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts, last_error)
     VALUES ('vapi', 'journey-one', 'call', 'test', '{}', 'dead', 6, 'The report has no call id.')`,
  );
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Acknowledge: One message could not be processed' }).click();
  await expect(panel).toContainText('looks after it');
  await expect(page.getByRole('region', { name: 'System Alerts' })).toContainText('looks after it.');
  const read = page.getByRole('button', { name: 'Notifications', exact: true });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(600, 400), () => read.click()]) {
    await close();
    await expect(panel).toBeHidden();
    await expect(read).toBeVisible();
    await read.click();
    await expect(panel).toBeVisible();
  }
  await page.reload();
  await read.click();
  await panel.getByRole('link').click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations & API Testing' })).toBeVisible();
  await expect(panel).toBeHidden();
});
