import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { dayFromToday, panel, rooms, stayAtAllRates } from './inventory-console.ts';

const cents = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
const fact = (page: Page, name: string | RegExp) =>
  rooms(page).locator('details[open] dl > div').filter({ hasText: name }).locator('dd');

test('it begins with the week from tomorrow for two adults', async ({ console: page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory Management', exact: true })).toBeVisible();
  await expect(page.getByLabel('Check-in')).toHaveValue(dayFromToday(1));
  await expect(page.getByLabel('Check-out')).toHaveValue(dayFromToday(8));
  await expect(page.getByLabel('Adults')).toHaveValue('2');
  await expect(page.getByLabel('Children')).toHaveValue('0');
  await expect(page.getByLabel('Adults').getByRole('option')).toHaveText([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
  await expect(page.getByLabel('Children').getByRole('option')).toHaveCount(11);
  await expect(rooms(page).getByText('7 nights, 2 adults', { exact: true })).toBeVisible();
  await expect(rooms(page).getByText('As Cloudbeds said just now.')).toBeVisible();
});

test('a card tells what a room is, and what it costs to the cent', async ({ console: page }) => {
  await page.goto(`/inventory?${await stayAtAllRates(page, 'Garden Terrace Suite', 'adults=3&children=1')}`);
  const card = rooms(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Garden Terrace Suite' }) });
  await expect(card.getByRole('img', { name: 'Garden Terrace Suite' })).toBeVisible();
  await expect(card.getByText(/^\d rooms? available$/)).toBeVisible();
  await expect(card.getByText('Two queen beds and a terrace of its own on the garden side.')).toBeVisible();
  await expect(card.getByRole('list', { name: 'Features of Garden Terrace Suite' })).toContainText('Private terrace');
  await expect(card).toContainText('Up to 4 guests, 2 adults included. Extra guests, a night: 3 adults $25.00');
  const rates = card.getByRole('list', { name: 'Rates of Garden Terrace Suite' }).getByRole('listitem');
  await expect(rates).toHaveCount(3);
  const standard = rates.filter({ hasText: 'Standard rate' });
  await expect(standard).toContainText('Optional: Valet parking $96.00');
  await standard.getByText('Price details of Standard rate').click();
  await expect(fact(page, 'Extra guests')).toHaveText('$111.00');
  await expect(fact(page, 'Historic district levy')).toHaveText(/^\$\d+\.\d\d, included in the room$/);
  const added = ['Room, 3 nights', 'Extra guests', 'Resort fee', 'Cleaning fee', 'Occupancy tax', 'City tax'];
  let sum = 0;
  for (const name of added) sum += cents(await fact(page, name).innerText());
  const total = await fact(page, /^Total/).innerText();
  expect(cents(total)).toBe(sum);
  await expect(standard.getByText(total, { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'the free rooms');
});

test('taxes and fees are listed with how they are charged', async ({ console: page }) => {
  await page.goto('/inventory');
  const fees = panel(page, 'Taxes & Fees').getByRole('listitem');
  await expect(fees).toHaveCount(6);
  const tax = fees.filter({ hasText: 'Occupancy tax' });
  await expect(tax).toContainText('13%');
  await expect(tax).toContainText('Per Night, mandatory: 13% of the room rate and Resort fee');
  await expect(fees.filter({ hasText: 'Cleaning fee' })).toContainText('Per Stay, mandatory: $45.00 once a stay');
  await expect(fees.filter({ hasText: 'Valet parking' })).toContainText('Per Night, optional: $32.00 a night');
});

test('a search stands in the address, outlives a reload, and can be gone back from', async ({ console: page }) => {
  await page.goto('/inventory');
  await page.getByLabel('Check-in').fill(dayFromToday(50));
  await page.getByLabel('Check-out').fill(dayFromToday(52));
  await page.getByLabel('Children').selectOption('1');
  await expect(page).toHaveURL('/inventory');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const address = `/inventory?startDate=${dayFromToday(50)}&endDate=${dayFromToday(52)}&adults=2&children=1`;
  await expect(page).toHaveURL(address);
  await expect(rooms(page).getByText('2 nights, 2 adults and 1 child', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Check-in')).toHaveValue(dayFromToday(50));
  await expect(page.getByLabel('Children')).toHaveValue('1');
  await page.goBack();
  await expect(page.getByLabel('Check-in')).toHaveValue(dayFromToday(1));
  await expect(rooms(page).getByText('7 nights, 2 adults', { exact: true })).toBeVisible();
});

test('dates that make no stay are told beside their field, and nothing typed is lost', async ({ console: page }) => {
  await page.goto('/inventory');
  await page.getByLabel('Check-in').fill(dayFromToday(30));
  await expect(page.getByLabel('Check-out')).toHaveAttribute('min', dayFromToday(30));
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('The check-out date cannot be before the check-in date.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Check-out')).toBeFocused();
  await expect(page.getByLabel('Check-in')).toHaveValue(dayFromToday(30));
  await page.getByLabel('Check-in').fill('');
  await page.getByLabel('Check-out').fill('');
  await expect(page.getByText('Choose a check-in date.', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose a check-out date.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a search that cannot be');
  await page.getByLabel('Check-in').fill(dayFromToday(30));
  await page.getByLabel('Check-out').fill(dayFromToday(30));
  await page.getByLabel('Check-out').press('Enter');
  await expect(rooms(page).getByText('1 night, 2 adults', { exact: true })).toBeVisible();
});

test('a search that Cloudbeds would not take is refused in words', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 400/);
  await page.goto(`/inventory?startDate=${dayFromToday(1)}&endDate=${dayFromToday(500)}`);
  await expect(rooms(page).getByRole('alert')).toContainText('400: Search for 365 days at most.');
});

test('when nothing is free it says why, and "Try Tomorrow" looks for tomorrow’s night', async ({ console: page }) => {
  await page.goto(`/inventory?startDate=${dayFromToday(40)}&endDate=${dayFromToday(43)}&adults=6&children=1`);
  await expect(rooms(page).getByText('No Availability', { exact: true })).toBeVisible();
  await expect(rooms(page)).toContainText(/Nothing is free from .+ to .+ for 6 adults and 1 child\./);
  const reasons = rooms(page).getByRole('list', { name: 'Why nothing is free' }).getByRole('listitem');
  await expect(reasons).toHaveCount(5);
  await expect(reasons.first()).toHaveText('Courtyard Suite: sleeps 3 guests at most');
  await expectAccessible(page, 'no availability');
  await page.getByRole('button', { name: 'Try Tomorrow' }).click();
  const tomorrow = `startDate=${dayFromToday(1)}&endDate=${dayFromToday(2)}`;
  await expect(page).toHaveURL(`/inventory?${tomorrow}&adults=6&children=1`);
  await expect(page.getByLabel('Check-out')).toHaveValue(dayFromToday(2));
  await expect(rooms(page).getByText('1 night, 6 adults and 1 child', { exact: true })).toBeVisible();
});

test('it tells to the letter what the assistant would say to a caller', async ({ console: page }) => {
  const stay = `startDate=${dayFromToday(44)}&endDate=${dayFromToday(46)}&adults=2&children=1`;
  await page.goto(`/inventory?${stay}`);
  const quote = panel(page, 'What the assistant would say').getByRole('blockquote');
  await expect(quote).toContainText(/^From .+ for 2 adults and 1 child we have .+ in total with taxes and fees/);
  const answer = await page.request.get(`/api/admin/availability-quote?${stay}`);
  await expect(quote).toHaveText(((await answer.json()) as { sentence: string }).sentence);
});
