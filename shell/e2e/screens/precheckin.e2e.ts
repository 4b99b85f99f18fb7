import { readFile } from 'node:fs/promises';
import { giveRoomBack, reservationInCloudbeds } from '../../../mfe-guest/e2e/cloudbeds.ts';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { newName } from '../../../mfe-guest/e2e/trip.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test as base } from '../console.ts';
import { expectToast, panel } from '../administration/integrations-console.ts';
import { desktop } from '../places.ts';
import {
  bookInHouse,
  giveEverything,
  leaveToReception,
  pathOf,
  removePrecheckins,
  sendLink,
  step,
  type Guest,
} from './precheckins-console.ts';

const test = base.extend<{ guest: Guest }>({
  guest: async ({}, use) => {
    const inHouse = await bookInHouse(newName());
    await use(inHouse);
    await giveRoomBack(inHouse.reservationId);
  },
});

test.afterEach(async ({ console: page, sql }) => {
  // what it still asks for would be gone
  await page.close();
  await removePrecheckins(sql);
});

test('the desk sees what a guest signed and showed, saves a copy, and checks the guest in', async ({
  console: page,
  context,
  sql,
  guest,
  mayComplain,
}) => {
  mayComplain(/status of 403/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sql('DELETE FROM rate_limit');
  await giveEverything(await sendLink(page, guest));
  await page.goto(await pathOf(sql, guest));
  await expect(panel(page, 'Stay').getByText(phoneInWords(guest.phone))).toBeVisible();
  await expect(step(page, 'Card authorization')).toContainText('Rosa Maria Whitfield');
  await expect(step(page, 'Check-in')).toContainText('Not yet');

  await page.setViewportSize({ width: 320, height: 700 });
  await expect(step(page, 'Photo ID').getByRole('button', { name: 'View image: Photo ID' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(desktop);
  const [kept] = await sql<{ hash: string }>(
    `SELECT image_hash AS hash FROM signed_record JOIN precheckin ON precheckin.id = precheckin_id
     WHERE reservation_id = $1 AND kind = 'registration'`,
    [guest.reservationId],
  );
  await step(page, 'Registration card').getByText('Evidence').click();
  await step(page, 'Registration card')
    .getByRole('button', { name: /^Copy SHA-256/ })
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kept!.hash);

  await page.getByRole('button', { name: 'View image: Photo ID' }).press('Enter');
  const question = page.getByRole('dialog', { name: `Photo ID of ${guest.name}` });
  await page.keyboard.type('Compare with the guest');
  await page.keyboard.press('Enter');
  const image = question.getByRole('img', { name: `Photo ID of ${guest.name}` });
  await expect(image).toHaveJSProperty('naturalWidth', 640);
  await expectAccessible(page, 'an image');
  await page.setViewportSize(desktop);
  await page.keyboard.press('Escape');
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View image: Photo ID' })).toBeFocused();
  await expect(panel(page, 'ID Access Log').getByRole('listitem')).toContainText([
    /Compare with the guest\s*Photo ID, /,
  ]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Signed copy (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-');
  await expect(panel(page, 'ID Access Log').getByRole('listitem').first()).toContainText('PDF copy');

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    panel(page, 'Stay').getByRole('link', { name: 'Preview guest page' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Pre-Check-In');
  await expect(preview.getByText('Preview as staff, read only')).toBeVisible();
  await expect(preview.getByRole('region', { name: '1. Guest Information' })).toContainText(guest.name);
  await preview.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(preview.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
    'Only the guest can sign',
  );
  await preview.getByRole('link', { name: 'Back to the console' }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(`Pre-check-in of ${guest.name}`);
  await preview.close();

  const problem = 'The guest before has not left the room yet';
  await leaveToReception(sql, guest, problem);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(step(page, 'Check-in')).toContainText(problem);
  await expectAccessible(page, 'a pre-check-in left to reception');
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Check in at Cloudbeds' }).click();
  const dialog = page.getByRole('dialog', { name: `Check in ${guest.name}` });
  await dialog.getByRole('button', { name: 'Check in at Cloudbeds' }).click();
  await expectToast(page, 'good', 'Checked In');
  await expect(dialog).toHaveCount(0);
  await expect(step(page, 'Check-in')).toContainText('Checked in');
  await expect(page.getByRole('list', { name: 'From the registration card to the check-in' })).toBeFocused();
  expect(await reservationInCloudbeds(guest.reservationId)).toMatchObject({ status: 'checked_in' });
});
