import { newName } from '../../mfe-guest/e2e/trip.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { expectToast } from './integrations-console.ts';
import { desktop, phone } from './places.ts';
import {
  bookAtCloudbeds,
  giveEverything,
  leaveToReception,
  leaveUntexted,
  removePrecheckins,
  sendLink,
} from './precheckins-console.ts';

const path = '**/api/admin/precheckins*';
const guests = (page: Page) => page.getByRole('main').getByRole('rowheader');
const row = (page: Page, guest: string) => page.getByRole('row').filter({ hasText: guest });

test.afterEach(async ({ console: page, sql }) => {
  await page.close();
  await removePeople(sql);
  await removePrecheckins(sql);
});

test('the desk sees how far a guest is, finds them by filters that stand in the address, and comes back to those', async ({
  console: page,
  sql,
}) => {
  const guest = await bookAtCloudbeds(newName());
  const link = await sendLink(page, guest);
  await page.goto('/');
  await page.getByRole('link', { name: 'Pre-Check-Ins' }).click();
  await expect(row(page, guest.name).getByText('Link sent', { exact: true })).toBeVisible();
  await expect(row(page, guest.name).getByRole('link', { name: `Reservation ${guest.reservationId}` })).toBeVisible();

  await giveEverything(link);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row(page, guest.name).getByText('ID uploaded', { exact: true })).toBeVisible();
  await leaveToReception(sql, guest, 'Cloudbeds: The guest before has not left the room yet');
  await page.getByRole('searchbox', { name: 'Search' }).fill(guest.reservationId);
  await page.getByLabel('Step').selectOption('Submitted');
  const address = `/precheckins?q=${guest.reservationId}&step=submitted`;
  await expect(page).toHaveURL(address);
  await expect(guests(page)).toHaveText([guest.name]);
  await expect(row(page, guest.name).locator('[data-tone=warning]')).toHaveText('Reception to finish');
  await expect(row(page, guest.name)).toContainText('The guest before has not left the room yet');
  await page.reload();
  await expect(page.getByLabel('Step')).toHaveValue('submitted');
  await expect(guests(page)).toHaveText([guest.name]);
  await expectAccessible(page, 'the pre-check-ins');
  await page.setViewportSize(desktop);

  await page.getByRole('link', { name: guest.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pre-check-in of ${guest.name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Pre-Check-Ins' }).click();
  await expect(page).toHaveURL(address);

  await page.getByLabel('Arrives to').fill('2026-01-02');
  await expect(page.getByText('None fits these filters')).toBeVisible();
  await page.getByLabel('Arrives from').fill('2026-01-03');
  await expect(page.getByText('This is before the first day.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all pre-check-ins' }).click();
  await expect(page).toHaveURL('/precheckins');
});

test('a link is opened when its guest sees the page, not when a messenger looks where it leads', async ({
  console: page,
  visit,
}) => {
  const guest = await bookAtCloudbeds(newName());
  const address = (await sendLink(page, guest)).replace('/api/', '/');
  expect(await (await fetch(address)).text()).toContain(guest.name);
  await page.goto('/precheckins');
  await expect(row(page, guest.name).getByText('Link sent', { exact: true })).toBeVisible();

  const guestsPhone = await visit({ viewport: phone });
  await guestsPhone.goto(address);
  await expect(guestsPhone.getByText(guest.name).first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row(page, guest.name).getByText('Link opened', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('of a link that did not go out nobody is told that it was sent', async ({ console: page, sql }) => {
  const guest = await bookAtCloudbeds(newName());
  await sendLink(page, guest);
  await leaveUntexted(sql, guest, 'The link could not be texted. Twilio is away.');
  await page.goto('/precheckins');
  await expect(row(page, guest.name).locator('[data-tone=warning]')).toHaveText('Needs attention');
  await expect(row(page, guest.name)).toContainText('The link could not be texted. Twilio is away.');
  await expect(row(page, guest.name).getByText('Link sent', { exact: true })).toHaveCount(0);
});

test('a link is sent for a reservation; what is refused is said, and what was typed stays', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 4\d\d/);
  const guest = await bookAtCloudbeds(newName());
  await page.goto('/precheckins');
  await page.getByRole('button', { name: 'Send a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a Link' });
  const number = dialog.getByLabel('Reservation number');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Which reservation?')).toBeVisible();
  await expectAccessible(page, 'the dialog that sends a link');
  await number.fill('no-such-reservation');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/^4\d\d: /);
  await expect(number).toHaveValue('no-such-reservation');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard what you typed?' }).getByRole('button', { name: 'Keep' }).click();
  await number.fill(guest.reservationId);
  await page.keyboard.press('Enter');
  await expectToast(page, 'good', 'Link Sent', `${guest.name} gets a pre-check-in link by text.`);
  await expect(row(page, guest.name)).toContainText('Link sent');

  await page.goto(`/reservations/${guest.reservationId}`);
  await page.getByRole('main').getByRole('link', { name: 'Pre-check-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pre-check-in of ${guest.name}` })).toBeVisible();
});

test('a wait is seen, a failure tells why, "Try again" mends it, and none is said to be none', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  const answered = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: 'The database is away.' } });
  });
  await page.goto('/precheckins');
  await expect(page.getByRole('progressbar', { name: 'Loading the pre-check-ins…' })).toBeVisible();
  answered.resolve();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The pre-check-ins could not be loaded');
  await expect(failure).toContainText('500: The database is away.');
  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ json: [] }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No pre-check-ins found', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Guests who have paid get a link by text/)).toBeVisible();
  await expectAccessible(page, 'no pre-check-ins');
});

test('the front desk works with pre-check-ins, a viewer is told that they may not', async ({
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 403/);
  const desk = await visit();
  await enterAs(desk, sql, 'front_desk', '/precheckins');
  await expect(desk.getByRole('button', { name: 'Send a link' })).toBeVisible();
  await expect(desk.getByRole('table').or(desk.getByText('No pre-check-ins found'))).toBeVisible();
  const viewer = await visit();
  await enterAs(viewer, sql, 'viewer', '/precheckins');
  await expect(viewer.getByText('You do not have access', { exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Send a link' })).toHaveCount(0);
});

test('on a phone each pre-check-in is a card whose values are named, and nothing scrolls sideways', async ({
  console: page,
}) => {
  const guest = await bookAtCloudbeds(newName());
  await sendLink(page, guest);
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto(`/precheckins?q=${guest.reservationId}`);
    await expect(page.getByRole('rowheader', { name: `Guest ${guest.name}` })).toBeVisible();
    await expect(row(page, guest.name).getByText('Link sent')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
