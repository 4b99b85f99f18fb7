import { newName } from '../../../mfe-guest/e2e/trip.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { expectToast } from '../administration/integrations-console.ts';
import { desktop, phone } from '../places.ts';
import {
  bookAtCloudbeds,
  giveEverything,
  leaveToReception,
  removePrecheckins,
  sendLink,
} from './precheckins-console.ts';

const guests = (page: Page) => page.getByRole('main').getByRole('rowheader');
const row = (page: Page, guest: string) => page.getByRole('row').filter({ hasText: guest });

test.afterEach(async ({ console: page, sql }) => {
  await page.close();
  await removePrecheckins(sql);
});

test('the desk sees how far a guest is, comes back from the guest to the filters, and sends another link', async ({
  console: page,
  visit,
  sql,
}) => {
  const guest = await bookAtCloudbeds(newName());
  const link = await sendLink(page, guest);
  const address = link.replace('/api/', '/');
  // a messenger looks where a link leads, and the guest has not seen it then
  const shown = await (await fetch(address)).text();
  expect(shown).toContain('Pre-Check-In');
  expect(shown).not.toContain(guest.name);
  await page.goto('/');
  await page.getByRole('link', { name: 'Pre-Check-Ins' }).click();
  await expect(row(page, guest.name).getByText('Link sent', { exact: true })).toBeVisible();
  const guestsPhone = await visit({ viewport: phone });
  await guestsPhone.goto(address);
  await expect(guestsPhone.getByText(guest.name).first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, guest.name).getByText('Link opened', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();

  await giveEverything(link);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, guest.name).getByText('ID uploaded', { exact: true })).toBeVisible();
  await leaveToReception(sql, guest, 'Cloudbeds: The guest before has not left the room yet');
  await page.getByRole('searchbox', { name: 'Search' }).fill(guest.reservationId);
  await page.getByLabel('Step', { exact: true }).selectOption('Submitted');
  const filtered = `/precheckins?q=${guest.reservationId}&step=submitted`;
  await expect(page).toHaveURL(filtered);
  await expect(guests(page)).toHaveText([guest.name]);
  await expect(row(page, guest.name)).toContainText('The guest before has not left the room yet');
  await page.reload();
  await expect(page.getByLabel('Step', { exact: true })).toHaveValue('submitted');
  await expect(guests(page)).toHaveText([guest.name]);
  await expectAccessible(page, 'a guest left to reception');
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: `Pre-check-in of ${guest.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pre-check-in of ${guest.name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Pre-Check-Ins' }).click();
  await expect(page).toHaveURL(filtered);

  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await expect(page.getByRole('rowheader', { name: guest.name })).toBeVisible();
    const state = row(page, guest.name).getByText('Reception to finish');
    await state.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(state).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await page.setViewportSize(desktop);
  await row(page, guest.name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remind 1 guest' }).click();
  const reminding = page.getByRole('dialog', { name: 'Remind 1 guest' });
  await reminding.getByRole('button', { name: 'Send 1 link' }).click();
  await expect(reminding.getByRole('listitem')).toContainText('Link sent');
  await expectAccessible(page, 'reminders');
  await page.setViewportSize(desktop);
  await reminding.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Send a link' }).click();
  await page.getByRole('dialog', { name: 'Send a Link' }).getByLabel('Reservation number').fill(guest.reservationId);
  await page.keyboard.press('Enter');
  await expectToast(page, 'good', 'Link Sent');

  await page.goto(`/reservations/${guest.reservationId}`);
  await page.getByRole('main').getByRole('link', { name: 'Open pre-check-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pre-check-in of ${guest.name}` })).toBeVisible();
});
