import { readFile } from 'node:fs/promises';
import { giveRoomBack, reservationInCloudbeds } from '../../mfe-guest/e2e/cloudbeds.ts';
import { newName } from '../../mfe-guest/e2e/trip.ts';
import { expectAccessible } from './axe.ts';
import { expect, test as base, type Page, type Sql } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { expectToast, panel } from './integrations-console.ts';
import { desktop } from './places.ts';
import {
  bookAtCloudbeds,
  bookInHouse,
  giveEverything,
  leaveToReception,
  pathOf,
  removePrecheckins,
  sendLink,
  step,
  type Guest,
} from './precheckins-console.ts';

const test = base.extend<{ guestInHouse: Guest }>({
  guestInHouse: async ({}, use) => {
    const inHouse = await bookInHouse(newName());
    await use(inHouse);
    await giveRoomBack(inHouse.reservationId);
  },
});

let guest: Guest;
let link: string;
let path: string;

async function comeSoFar(desk: Page, sql: Sql, whoever?: Guest): Promise<void> {
  await sql('DELETE FROM rate_limit');
  guest = whoever ?? (await bookAtCloudbeds(newName()));
  link = await sendLink(desk, guest);
  await giveEverything(link);
  path = await pathOf(sql, guest);
}

test.afterEach(async ({ console: page, sql }) => {
  // what it still asks for would be gone
  await page.close();
  await removePeople(sql);
  await removePrecheckins(sql);
});

test.describe('the page of a guest who has given everything', () => {
  test.beforeEach(({ console: page, sql }) => comeSoFar(page, sql));

  test('shows what was signed and when, copies the whole hash, and fits the narrowest phone', async ({
    console: page,
    context,
    sql,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await expect(panel(page, 'Stay').getByText(guest.phone)).toBeVisible();
    const registration = step(page, 'Registration card');
    for (const words of ['Signed', guest.name, 'Drawn', 'Version ']) await expect(registration).toContainText(words);
    for (const words of ['Rosa Maria Whitfield', 'Typed']) {
      await expect(step(page, 'Card authorization')).toContainText(words);
    }
    await expect(step(page, 'Photo ID')).toContainText('Uploaded');
    await expect(step(page, 'Check-in')).toContainText('Not yet');
    await expect(page.getByText(/^Images are kept encrypted, and deleted on \w{3} \d/)).toBeVisible();
    await expectAccessible(page, 'a pre-check-in');

    const [kept] = await sql<{ hash: string }>(
      `SELECT image_hash AS hash FROM signed_record JOIN precheckin ON precheckin.id = precheckin_id
       WHERE reservation_id = $1 AND kind = 'registration'`,
      [guest.reservationId],
    );
    await registration.getByRole('button', { name: /^Copy SHA-256/ }).click();
    await expectToast(page, 'good', 'Copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kept!.hash);

    await page.setViewportSize({ width: 320, height: 700 });
    await expect(step(page, 'Photo ID').getByRole('button', { name: 'View image: Photo ID' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('an image shows for a reason alone, is gone with its dialog, and once deleted says since when', async ({
    visit,
    sql,
  }) => {
    const page = await visit({ viewport: desktop });
    await enterAs(page, sql, 'front_desk', path);
    await expect(panel(page, 'Who Looked at Images').getByText('Nobody has looked at an image yet.')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/views') && asked.push(request.url()));
    await page.getByRole('button', { name: 'View image: Photo ID' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Photo ID of ${guest.name}` });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Say why you need to see it.')).toBeVisible();
    expect(asked).toEqual([]);
    await page.keyboard.type('Compare with the guest');
    await expectAccessible(page, 'the question why', [desktop]);
    await page.keyboard.press('Enter');
    const image = dialog.getByRole('img', { name: `Photo ID of ${guest.name}` });
    await expect(image).toHaveJSProperty('naturalWidth', 640);
    await expect(dialog.getByRole('list', { name: 'Who looked at it' })).toContainText('Compare with the guest');
    await expectAccessible(page, 'an image');
    await page.setViewportSize(desktop);
    await page.keyboard.press('Escape');
    await expect(page.locator('img[src^="data:"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View image: Photo ID' })).toBeFocused();
    await expect(panel(page, 'Who Looked at Images').getByRole('listitem')).toContainText([
      /Compare with the guest\s*Photo ID, /,
    ]);
    expect(asked).toHaveLength(1);

    await sql(
      `UPDATE signed_record SET deleted_at = '2026-11-02 22:05:09Z' WHERE kind = 'id_photo'
       AND precheckin_id = (SELECT id FROM precheckin WHERE reservation_id = $1)`,
      [guest.reservationId],
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(step(page, 'Photo ID')).toContainText('The image was deleted on Nov 2, 2026 4:05:09 PM.');
    await expect(page.getByRole('button', { name: 'View image: Photo ID' })).toHaveCount(0);
  });

  test('is seen as the guest sees it, and only the guest changes it', async ({ console: page, mayComplain }) => {
    mayComplain(/status of 403/);
    await page.goto(path);
    await panel(page, 'Stay').getByRole('link', { name: 'View as the guest' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pre-Check-In');
    await expect(page.getByRole('region', { name: '1. Guest Information' })).toContainText(guest.name);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
      'You see this page as the guest does. Only the guest can sign, upload and check in.',
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: `Pre-check-in of ${guest.name}` })).toBeVisible();
  });

  test('the signed copy is saved as a PDF, and a new link takes the place of the one that was lost', async ({
    console: page,
  }) => {
    await page.goto(path);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Signed copy (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-');
    await expectToast(page, 'good', 'Signed Copy Saved');
    await expect(panel(page, 'Who Looked at Images').getByRole('listitem').first()).toContainText('PDF copy');

    await page.getByRole('button', { name: 'Send a new link' }).click();
    const dialog = page.getByRole('dialog', { name: `Send ${guest.name} a new link` });
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'good', 'Link Sent', `${guest.name} gets a new pre-check-in link by text.`);
    expect((await fetch(link)).status).toBe(404);
    await expect(step(page, 'Registration card')).toContainText('Signed');
  });
});

test.describe('a guest whom Cloudbeds did not let in', () => {
  const problem = 'The guest before has not left the room yet';

  test('is checked in there by the desk once it says yes', async ({
    console: page,
    sql,
    guestInHouse,
    mayComplain,
  }) => {
    mayComplain(/status of 502/);
    await comeSoFar(page, sql, guestInHouse);
    await leaveToReception(sql, guest, problem);
    await page.goto(path);
    await expect(step(page, 'Check-in')).toContainText(problem);
    await expectAccessible(page, 'a check-in left to reception');
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Check in at Cloudbeds' }).click();
    const dialog = page.getByRole('dialog', { name: `Check in ${guest.name}` });
    await page.route('**/finish', (route) => route.fulfill({ status: 502, json: { error: 'Cloudbeds is away.' } }));
    await dialog.getByRole('button', { name: 'Check in at Cloudbeds' }).click();
    await expect(dialog.getByRole('alert')).toContainText('502: Cloudbeds is away.');
    await page.unroute('**/finish');
    await dialog.getByRole('button', { name: 'Check in at Cloudbeds' }).click();
    await expectToast(page, 'good', 'Checked In', `${guest.name} is checked in at Cloudbeds.`);
    await expect(dialog).toHaveCount(0);
    await expect(step(page, 'Check-in')).toContainText('Checked in');
    await expect(page.getByRole('button', { name: 'Check in at Cloudbeds' })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'From the registration card to the check-in' })).toBeFocused();
    expect(await reservationInCloudbeds(guest.reservationId)).toMatchObject({ status: 'checked_in' });
  });

  test('is noted as done at the desk, with who did it', async ({ console: owner, visit, sql }) => {
    await comeSoFar(owner, sql);
    await leaveToReception(sql, guest, problem);
    const page = await visit({ viewport: desktop });
    await enterAs(page, sql, 'front_desk', path);
    await page.getByRole('button', { name: 'Done at the desk' }).click();
    const dialog = page.getByRole('dialog', { name: `Done at the desk: ${guest.name}` });
    await dialog.getByLabel('Note').fill('Room 204, by hand');
    await dialog.getByRole('button', { name: 'Done at the desk' }).click();
    await expectToast(page, 'good', 'Success', `It is noted that ${guest.name} was checked in at the desk.`);
    for (const words of ['Checked in', 'Jonas Fischer', 'Room 204, by hand']) {
      await expect(step(page, 'Check-in')).toContainText(words);
    }
    expect(await reservationInCloudbeds(guest.reservationId)).toMatchObject({ status: 'confirmed' });
  });
});

test('one that is not there is said not to be found, and leads back to the list', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of (400|404)/);
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
    await page.goto(`/precheckins/${id}?step=sent`);
    await expect(page.getByText('This pre-check-in was not found', { exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to Pre-Check-Ins' }).click();
  await expect(page).toHaveURL('/precheckins?step=sent');
});

test('a failure tells why and can be tried again, and whoever may not is told so', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of (403|500)/);
  const detail = '**/api/admin/precheckins/*';
  await page.route(detail, (route) => route.fulfill({ status: 500, json: { error: 'The database is away.' } }));
  await page.goto('/precheckins/00000000-0000-4000-8000-000000000000');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('500: The database is away.');
  await page.unroute(detail);
  await page.route(detail, (route) => route.fulfill({ status: 403, json: { error: 'No.' } }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your role does not include the pre-check-in.')).toBeVisible();
});
