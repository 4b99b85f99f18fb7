import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page, type Sql } from '../console.ts';
import { turnAllOff, turnOn } from '../faults.ts';

/** The first rehearsed caller who booked; others find the last. */
async function somebody(sql: Sql): Promise<{ phone: string; name: string; email: string; call: string }> {
  const [guest] = await sql<{ phone: string; name: string; email: string; call: string }>(
    `SELECT metadata->>'guestPhone' AS phone, metadata->>'guestName' AS name, metadata->>'guestEmail' AS email, call_id AS call
     FROM payment WHERE mode = 'test' AND sync_status = 'synced' AND call_id IS NOT NULL AND metadata->>'guestName' IS NOT NULL
     ORDER BY created_at LIMIT 1`,
  );
  return guest!;
}

async function search(page: Page, words: string): Promise<void> {
  await page.goto('/privacy');
  await page.getByLabel('Phone number, e-mail address or reservation').fill(words);
  await page.getByRole('region', { name: 'Find a guest' }).getByRole('button', { name: 'Search' }).click();
}

test.afterEach(turnAllOff);

test('a guest is found, given their file, and erased though the voice platform is away at first', async ({
  console: page,
  sql,
}) => {
  test.setTimeout(300_000);
  const guest = await somebody(sql);
  await search(page, `${guest.phone}, ${guest.email}`);
  const held = page.getByRole('table', { name: 'Data found, by kind' });
  await expect(held.getByRole('row', { name: /^Payments/ })).toBeVisible();
  await expectAccessible(page, 'what is found');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const { payments } = JSON.parse(await readFile(await file.path(), 'utf8')) as { payments: { metadata: object }[] };
  expect(payments[0]?.metadata).toMatchObject({ guestName: guest.name });

  await turnOn('vapi', 'server_error');
  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Erase / });
  // several callers of a rehearsal may share a phone
  for (const who of await dialog.getByRole('checkbox', { name: /record/ }).all()) await who.check();
  await dialog.getByLabel('Type ERASE to confirm').fill('ERASE');
  const goOn = dialog.getByRole('checkbox', { name: 'Erase despite upcoming stays' });
  if (await goOn.isVisible()) await goOn.check();
  await expectAccessible(page, 'the question before erasing');
  await dialog.getByRole('button', { name: /^Erase/ }).click();

  const report = page.getByRole('table', { name: /^Report of request/ });
  const recordings = report.getByRole('row', { name: /Recordings at the voice platform/ });
  // kind by kind, and theirs is one of the last
  await expect(recordings).toContainText('Waiting', { timeout: 90_000 });
  await expectAccessible(page, 'a report under way');
  await turnAllOff();
  await expect(recordings).toContainText('Erased', { timeout: 90_000 });
  await expect(page.getByText('Done here, some by hand').first()).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page, 'a whole report');

  await search(page, guest.phone);
  await expect(page.getByText('No data found')).toBeVisible();
  await page.goto(`/call-logs/${guest.call}`);
  await expect(page.getByRole('main')).not.toContainText(guest.name);
});
