import { askForLink, takeUpPhone, textAfter } from '../../../mfe-guest/e2e/trip.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { callablePhone } from '../faults.ts';
import { panel } from '../administration/integrations-console.ts';

/** The tab that a link opens. */
async function follow(page: Page, link: string | RegExp): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: link }).click()]);
  return opened;
}

test('staff place a test call, take the phone as the guest, answer the text and open its link', async ({
  console: page,
  visit,
  sql,
}) => {
  test.setTimeout(120_000);
  await sql('DELETE FROM rate_limit');
  const number = await callablePhone();
  const others = await takeUpPhone(await visit(), number);
  await page.goto('/integrations?view=vapi');
  const form = panel(page, 'Create Test Call');
  await form.getByLabel('Phone number').fill(number);
  await form.getByRole('button', { name: 'Create Test Call' }).click();

  const call = await follow(page, /^Answer as the guest/);
  await call.getByRole('button', { name: 'Take the phone' }).click();
  await askForLink(call, 61);
  const monitor = panel(page, 'Live Call Monitor');
  const transcript = monitor.getByRole('log', { name: 'Transcript' });
  await expect(transcript).toContainText('Yes please');
  const fromEnd = () => transcript.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect.poll(fromEnd, 'The newest line is in sight').toBeLessThan(2);
  await expect(monitor.getByRole('listitem').first().locator('pre')).toContainText('{');
  await expect(page.getByRole('link', { name: /^Read the guest’s texts/ })).toBeVisible();
  await expect(monitor.getByText('ended', { exact: true })).toBeVisible();
  await expect(monitor.getByText(/^\d+:\d\d$/)).toBeVisible();

  const phone = await follow(call, 'Texts on this phone');
  const text = await textAfter(phone, others);
  const thanks = `Thank you, ${Date.now()}.`;
  await phone.getByLabel('Message').fill(thanks);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByText(thanks)).toBeVisible();
  await text.getByRole('link').click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Choose Your Room');
  await expectAccessible(page, 'A test call that is over');
});
