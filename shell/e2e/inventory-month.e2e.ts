import { addDays } from '@booking/hotel/hotel-time';
import type { RatePlan } from '@booking/contracts/inventory';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { dayFromToday, rooms } from './inventory-console.ts';

const start = `${dayFromToday(70).slice(0, 7)}-05`;
const month = start.slice(0, 7);
const monthAfter = addDays(`${month}-28`, 5).slice(0, 7);
const address = `/inventory?startDate=${start}&endDate=${addDays(start, 2)}&adults=2&children=0`;
const grid = (page: Page) => page.getByRole('grid');
const nights = (page: Page) => grid(page).getByRole('button');
const inWords = (name: string): string =>
  new Date(`${name}-01T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

const night = (date: string, changes: object) => ({
  ...{ date, rate: 189, totalRate: 189, roomsAvailable: 3, minimumStay: 1, maximumStay: 0 },
  ...{ closedToArrival: false, closedToDeparture: false, blocked: false, ...changes },
});
const restricted: RatePlan = {
  ...{ rateID: '1', roomTypeID: '1', roomTypeName: 'Attic', ratePlanID: null, isDerived: false, roomsAvailable: 0 },
  ...{ ratePlanNamePublic: null, ratePlanNamePrivate: null, roomRate: 0, totalRate: 0 },
  nights: [
    night(`${month}-01`, { roomsAvailable: 0 }),
    night(`${month}-02`, { blocked: true }),
    night(`${month}-03`, { roomsAvailable: 1, minimumStay: 3 }),
    night(`${month}-04`, { closedToArrival: true, closedToDeparture: true }),
  ],
};

test('the month of the search tells of each night and room type what is left, at which rate', async ({
  console: page,
}) => {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Month' }).click();
  await expect(page).toHaveURL(`${address}&view=month&month=${month}`);
  await expect(grid(page)).toHaveAccessibleName(`Rooms left in ${inWords(month)}`);
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  await expect(nights(page)).toHaveCount(5 * days);
  await expect(grid(page).getByRole('rowheader')).toHaveText([
    ...['Courtyard Suite', 'Accessible Courtyard Suite', 'Garden Terrace Suite', 'Two-Bedroom Family Suite'],
    ...['Skyline Suite', 'All rooms'],
  ]);
  await expect(nights(page).first()).toHaveAccessibleName(/^Courtyard Suite, .+: (\d rooms? left|Full) +\$\d+/);
  await expectAccessible(page, 'the month');
});

test('months are turned, and the month stands in the address', async ({ console: page }) => {
  await page.goto(`${address}&view=month&month=${month}`);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(`${address}&view=month&month=${monthAfter}`);
  await expect(grid(page)).toHaveAccessibleName(`Rooms left in ${inWords(monthAfter)}`);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(grid(page)).toHaveAccessibleName(`Rooms left in ${inWords(month)}`);
});

test('the grid is one stop of the Tab key, walked by arrows, and Enter looks for that night', async ({
  console: page,
}) => {
  await page.goto(`${address}&view=month&month=${month}`);
  await expect(nights(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('data-cell', '0 4');
  for (const [key, place] of [
    ['ArrowRight', '0 5'],
    ['ArrowDown', '1 5'],
    ['ArrowLeft', '1 4'],
    ['ArrowUp', '0 4'],
    ['Home', '0 0'],
    ['ArrowRight', '0 1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute('data-cell', place);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/inventory?startDate=${month}-02&endDate=${month}-03&adults=2&children=0`);
  await expect(rooms(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toBeVisible();
});

test('what restricts a night is told in words, not by its colour alone', async ({ console: page }) => {
  await page.route('**/api/admin/rate-plans*', (route) => route.fulfill({ json: [restricted] }));
  await page.goto(`${address}&view=month&month=${month}`);
  const shown = ['Full', 'Closed', '1', '3', '–'];
  for (const [index, text] of shown.entries()) await expect(nights(page).nth(index)).toContainText(text);
  await expect(nights(page).nth(2)).toHaveAccessibleName(/: 1 room left +\$189 ?3 nights or more$/);
  await expect(nights(page).nth(3)).toHaveAccessibleName(/: 3 rooms left +\$189 ?no arrivals ?no departures$/);
  await expect(
    grid(page)
      .getByRole('row', { name: /^All rooms/ })
      .getByRole('gridcell')
      .nth(3),
  ).toHaveText('3');
  await expectAccessible(page, 'restricted nights');
  await nights(page).nth(2).click();
  await expect(page).toHaveURL(new RegExp(`startDate=${month}-03&endDate=${month}-06`));
});

test('on a phone the month scrolls within itself, beside the names of the room types', async ({ console: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${address}&view=month&month=${month}`);
  const name = grid(page).getByRole('rowheader', { name: 'Skyline Suite' });
  await expect(name).toBeVisible();
  const left = async (): Promise<number> => (await name.boundingBox())!.x;
  const before = await left();
  await nights(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  expect(await left()).toBeCloseTo(before, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
