import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { turnAllOff, turnOn } from './faults.ts';
import { dayFromToday, forgetAnswers, panel, passTime, rooms, roomTypes } from './inventory-console.ts';

const address = `/inventory?startDate=${dayFromToday(41)}&endDate=${dayFromToday(43)}&adults=2&children=0`;
const trouble = (page: Page) => rooms(page).getByRole('alert');
const fees = (page: Page) => panel(page, 'Taxes & Fees');

test.afterEach(async ({ sql }) => {
  await turnAllOff();
  await removePeople(sql);
});

test('while Cloudbeds does not answer, what it said last is shown with its age', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of (503|404)/);
  await forgetAnswers(sql);
  await page.goto(address);
  await expect(roomTypes(page).first()).toBeVisible();
  await expect(fees(page).getByRole('listitem')).toHaveCount(6);
  const before = await roomTypes(page).allInnerTexts();
  await passTime(sql, '3 hours 5 minutes');
  await turnOn('cloudbeds', 'rate_limited');
  await page.reload();
  await expect(trouble(page).getByText('Cloudbeds does not answer', { exact: true })).toBeVisible();
  await expect(trouble(page)).toContainText(
    'Cloudbeds takes no more requests for the moment (429). Try again in a minute.',
  );
  await expect(trouble(page)).toContainText('Shown is what it said of the free rooms 3 hours ago.');
  await expect(trouble(page).getByRole('link')).toHaveCount(0);
  await expect(roomTypes(page)).toHaveText(before);
  await expect(fees(page)).toContainText('Cloudbeds does not answer. This is as it said 3 hours ago.');
  await expect(fees(page).getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page, 'Cloudbeds away');

  await turnAllOff();
  await trouble(page).getByRole('button', { name: 'Try again' }).click();
  await expect(trouble(page)).toHaveCount(0);
  await expect(rooms(page).getByText('As Cloudbeds said just now.')).toBeVisible();

  await turnOn('cloudbeds', 'rate_limited');
  await page.getByLabel('Check-out').fill(dayFromToday(45));
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(trouble(page)).toContainText('Nothing is known of the free rooms from before.');
  await expect(roomTypes(page)).toHaveCount(0);
});

test('a connection that has ended is another message, and leads those who may mend it to Settings', async ({
  console: page,
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of (424|404)/);
  await forgetAnswers(sql);
  await turnOn('cloudbeds', 'expired_token');
  await page.goto(address);
  await expect(trouble(page).getByText('The connection to Cloudbeds has ended', { exact: true })).toBeVisible();
  await expect(trouble(page)).toContainText('Cloudbeds does not take our credentials (401).');
  await expect(trouble(page)).toContainText('Nothing is known of the free rooms from before.');
  await expect(fees(page)).toContainText(
    'The connection to Cloudbeds has ended. Nothing is known of the taxes and fees.',
  );
  await expect(panel(page, 'What the assistant would say').getByRole('blockquote')).toHaveText(
    'I am sorry, I cannot see our rooms just now.',
  );
  const viewer = await visit();
  await enterAs(viewer, sql, 'viewer', address);
  await expect(trouble(viewer)).toContainText('The connection to Cloudbeds has ended');
  await expect(trouble(viewer).getByRole('link')).toHaveCount(0);
  await trouble(page).getByRole('link', { name: 'Open Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('nothing free that is known from before offers tomorrow, and asks nobody why', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 503/);
  await forgetAnswers(sql);
  const full = address.replace('adults=2', 'adults=7');
  await page.goto(full);
  await expect(rooms(page).getByText('No Availability', { exact: true })).toBeVisible();
  await passTime(sql, '3 hours 5 minutes');
  await turnOn('cloudbeds', 'rate_limited');
  await page.reload();
  await expect(trouble(page)).toContainText('3 hours ago');
  await expect(rooms(page).getByRole('button', { name: 'Try Tomorrow' })).toBeVisible();
  await expect(rooms(page).getByRole('list', { name: 'Why nothing is free' })).toHaveCount(0);
});

test('a wait is seen, a failure of ours tells why, "Try again" mends it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  const path = '**/api/admin/available-room-types*';
  const answered = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await answered.promise;
    await route.fulfill({ status: 500, json: { error: 'The database is away.', code: 'unexpected' } });
  });
  await page.goto(address);
  await expect(page.getByRole('progressbar', { name: 'Loading the free rooms…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible();
  answered.resolve();
  await expect(trouble(page)).toContainText('The free rooms could not be loaded');
  await expect(trouble(page)).toContainText('500: The database is away.');
  await page.unroute(path);
  await trouble(page).getByRole('button', { name: 'Try again' }).click();
  await expect(roomTypes(page).first()).toBeVisible();
});

test('somebody who may not see them is told so', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 403/);
  const refusal = { status: 403, json: { error: 'Your role does not permit this.', code: 'forbidden' } };
  for (const path of ['available-room-types', 'fees-and-taxes', 'availability-quote']) {
    await page.route(`**/api/admin/${path}*`, (route) => route.fulfill(refusal));
  }
  await page.goto(address);
  for (const what of ['the free rooms', 'the taxes and fees', 'the assistant’s answer']) {
    await expect(page.getByText(`Your role does not include ${what}. Ask the owner of the account.`)).toBeVisible();
  }
});

test('reasons that cannot be had leave the rest, and lists without entries say so', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  await page.route('**/api/admin/unavailable-room-types*', (route) =>
    route.fulfill({ status: 500, json: { error: 'The database is away.', code: 'unexpected' } }),
  );
  for (const path of ['fees-and-taxes', 'rate-plans', 'available-room-types']) {
    await page.route(`**/api/admin/${path}*`, (route) => route.fulfill({ json: [] }));
  }
  await page.goto(address);
  await expect(rooms(page).getByText('No Availability', { exact: true })).toBeVisible();
  await expect(rooms(page).getByRole('alert')).toContainText('The reasons could not be loaded');
  await expect(fees(page)).toContainText('Cloudbeds has no taxes or fees on rooms.');
  await page.getByRole('tab', { name: 'Month' }).click();
  await expect(page.getByText('Cloudbeds has no room types to sell.', { exact: true })).toBeVisible();
});
