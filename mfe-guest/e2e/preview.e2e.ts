import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { button, card, field, log, names } from './ai-page.ts';
import { useMicrophone } from './voice-stand-in.ts';

const remoteOf = (page: Page) => page.waitForRequest('**/remotes/mfe-guest/**/remoteEntry.js');

test('from a call staff open the page that was texted in it, as the shell shows it, and only look', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 403/);
  const [open] = await sql<{ call: string }>(
    `SELECT call_id AS call FROM guest_session JOIN call ON call.id = call_id
     WHERE guest_session.mode = 'test' AND guest_session.status = 'available' AND superseded_at IS NULL
     ORDER BY guest_session.created_at DESC LIMIT 1`,
  );
  const remote = remoteOf(page);
  await page.goto(`/call-logs/${open!.call}`);
  await page
    .getByRole('link', { name: /^Preview guest page: / })
    .first()
    .click();
  await remote;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Room');
  await expect(page.getByRole('button', { name: 'Select This Room' }).first()).toBeVisible();
  await expectAccessible(page, 'the rooms in the shell', [{ width: 412, height: 839 }]);
  await page.getByRole('button', { name: 'Select This Room' }).first().click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
    'You see this page as the guest does. Only the guest can choose, book and pay.',
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Room');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Back to Call Logs' })).toBeVisible();
});

test('staff speak on /ai as a visitor does, from inside the console', async ({ console: page, mayComplain }) => {
  // its media servers cannot be reached here
  mayComplain(/daily\.co|sentry\.io|\/voice\./);
  await useMicrophone(page);
  const remote = remoteOf(page);
  await page.goto('/ai?preview');
  await remote;
  await card(page, names.booking).getByRole('button', { name: 'Chat', exact: true }).click();
  await field(page, 'First name').fill('Ada');
  await button(page, 'Start Chat').click();
  await expect(log(page)).toContainText('Hello Ada!');
  const call = page.waitForResponse('**/voice');
  await button(page, 'Talk').click();
  expect((await call).status()).toBe(200);
});
