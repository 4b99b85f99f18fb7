import { addDays } from '@booking/hotel/hotel-time';
import type { RatePlan } from '@booking/contracts/inventory';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { turnAllOff, turnOn } from '../faults.ts';
import { dayFromToday, forgetAnswers, panel, passTime, rooms, roomTypes, stayAtAllRates } from './inventory-console.ts';
import { desktop } from '../places.ts';

test.afterEach(() => turnAllOff());

const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
const fact = (page: Page, name: string | RegExp) =>
  rooms(page).locator('table dl > div').filter({ hasText: name }).locator('dd');

test('free rooms of a search come with prices that add up, and a search outlives a reload and can be gone back from', async ({
  console: page,
}) => {
  const stay = await stayAtAllRates(page, 'Garden Terrace Suite', 'adults=3&children=1');
  await page.goto(`/inventory?${stay}`);
  const card = rooms(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Garden Terrace Suite' }) });
  await expect(card.getByRole('img', { name: 'Garden Terrace Suite' })).toBeVisible();
  await expect(card.getByText(/^\d (rooms? available|for the whole stay \(.+\))$/)).toBeVisible();
  const rates = card.getByRole('table', { name: 'Rates of Garden Terrace Suite' }).getByRole('rowheader');
  await expect(rates).toHaveCount(3);
  const standard = card.getByRole('row').filter({ hasText: 'Standard rate' });
  await standard.getByRole('button', { name: 'Price details: Standard rate' }).click();
  const added = ['Room, 3 nights', 'Extra guests', 'Resort fee', 'Cleaning fee', 'Occupancy tax', 'City tax'];
  let sum = 0;
  for (const name of added) sum += cents(await fact(page, name).innerText());
  const total = await fact(page, /^Total/).innerText();
  expect(cents(total)).toBe(sum);
  await expect(standard.getByText(total, { exact: true }).first()).toBeVisible();
  await expect(panel(page, 'Taxes & Fees').getByRole('listitem')).toHaveCount(6);
  const answer = await page.request.get(`/api/admin/availability-quote?${stay}`);
  const { sentence } = (await answer.json()) as { sentence: string };
  await expect(panel(page, 'What callers hear').getByRole('blockquote')).toHaveText(sentence);

  await page.getByLabel('Check-in').fill(dayFromToday(50));
  await page.getByLabel('Check-out').fill(dayFromToday(52));
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(
    `/inventory?startDate=${dayFromToday(50)}&endDate=${dayFromToday(52)}&adults=3&children=1`,
  );
  await page.reload();
  await expect(page.getByLabel('Check-in')).toHaveValue(dayFromToday(50));
  await expect(page.getByLabel('Children')).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL(`/inventory?${stay}`);
  await expect(rooms(page).getByText('3 nights, 3 adults and 1 child', { exact: true })).toBeVisible();
});

test('while Cloudbeds does not answer, what it said last is shown with its age, and an ended connection leads to Settings', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of (424|503|404)/);
  const trouble = rooms(page).getByRole('alert');
  await forgetAnswers(sql);
  await page.goto(`/inventory?startDate=${dayFromToday(41)}&endDate=${dayFromToday(43)}&adults=2&children=0`);
  await expect(roomTypes(page).first()).toBeVisible();
  await expect(panel(page, 'Taxes & Fees').getByRole('listitem')).toHaveCount(6);
  const before = await roomTypes(page).allInnerTexts();
  await passTime(sql, '3 hours 5 minutes');
  await turnOn('cloudbeds', 'rate_limited');
  await page.reload();
  await expect(trouble).toContainText('Showing the available rooms from 3 hours ago.');
  await expect(roomTypes(page)).toHaveText(before);
  await expect(panel(page, 'Taxes & Fees').getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page, 'Cloudbeds away');

  await turnAllOff();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble).toHaveCount(0);
  await expect(rooms(page).getByText('Updated just now from Cloudbeds')).toBeVisible();

  await forgetAnswers(sql);
  await turnOn('cloudbeds', 'expired_token');
  await page.reload();
  await expect(trouble).toContainText('Cloudbeds does not take our credentials (401).');
  await expect(roomTypes(page)).toHaveCount(0);
  await expect(panel(page, 'What callers hear').getByRole('blockquote')).toHaveText(
    'I am sorry, I cannot see our rooms just now.',
  );
  await trouble.getByRole('link', { name: 'Open Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('the month is shown in colors that everybody can read, and on a phone it scrolls beside the names of the rooms', async ({
  console: page,
}) => {
  const start = `${dayFromToday(70).slice(0, 7)}-05`;
  const month = start.slice(0, 7);
  const grid = page.getByRole('grid');
  const nights = grid.getByRole('button');
  await page.goto(`/inventory?startDate=${start}&endDate=${addDays(start, 2)}&adults=2&children=0`);
  await page.getByRole('tab', { name: 'Month' }).click();
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  await expect(nights).toHaveCount(5 * days);
  await expect(nights.first()).toHaveAccessibleName(/^Courtyard Suite, .+: (\d rooms? left|Full), \$\d+/);
  const night = (date: string, changes: object) => ({
    ...{ date: `${month}-${date}`, rate: 189, totalRate: 189, roomsAvailable: 3, minimumStay: 1, maximumStay: 0 },
    ...{ closedToArrival: false, closedToDeparture: false, blocked: false, ...changes },
  });
  const restricted = [
    ...[night('01', { roomsAvailable: 0 }), night('02', { blocked: true })],
    ...[night('03', { roomsAvailable: 1, minimumStay: 3 }), night('04', { closedToArrival: true })],
  ];
  await page.route('**/api/admin/rate-plans*', async (route) => {
    const plans = (await (await route.fetch()).json()) as RatePlan[];
    await route.fulfill({ json: plans.map((plan) => ({ ...plan, nights: restricted })) });
  });
  await page.reload();
  await expect(nights.nth(1)).toContainText('Closed');
  await expectAccessible(page, 'a month with restricted nights', [desktop]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = grid.locator('..');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 320, height: 640 });
  const name = grid.getByRole('rowheader', { name: 'Skyline Suite' });
  await expect(name).toBeVisible();
  const left = async (): Promise<number> => (await name.boundingBox())!.x;
  const before = await left();
  await nights.first().focus();
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  expect(await left()).toBeCloseTo(before, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await expect(rooms(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});
