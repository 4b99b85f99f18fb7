import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';

const unknown = 'a-token-that-nobody-was-ever-given-0123456789';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const callTheHotel = (page: Page) => page.getByRole('link', { name: 'Call +1 512 555 0100' });

test.beforeEach(async ({ sql }) => {
  await sql('DELETE FROM rate_limit');
  await setProfile(sql);
});

test.afterEach(({ sql }) => forgetProfile(sql));

for (const { path, title, words } of [
  { path: '/room-select', title: 'Unable to Load Rooms', words: 'Invalid room selection link' },
  { path: '/room-selection', title: 'Unable to Load Rooms', words: 'Invalid room selection link' },
  { path: '/booking-details', title: 'Unable to Load Booking', words: 'Invalid booking link' },
  { path: '/precheckin', title: 'Session Not Found', words: 'Invalid pre-check-in link' },
]) {
  test(`${path} without a token says so, asks for no session and names the hotel`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(profile.hotelName)).toBeVisible();
    await expect(callTheHotel(page)).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(
      asked.filter(
        (asking) => /room-selection\/|booking-details\/|precheckin\//.test(asking) && asking.startsWith('/api'),
      ),
    ).toEqual([]);
  });
}

for (const { path, title, words } of [
  {
    path: '/room-select',
    title: 'Unable to Load Rooms',
    words: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
  },
  {
    path: '/room-selection',
    title: 'Unable to Load Rooms',
    words: 'This room selection link is invalid or has expired. Please contact the hotel for assistance.',
  },
  {
    path: '/precheckin',
    title: 'Session Not Found',
    words: 'This pre-check-in link is invalid or has expired. Please contact the hotel.',
  },
]) {
  test(`${path} with a token nobody was given tells what to do`, async ({ page, mayComplain }) => {
    mayComplain(/status of 404/);
    await page.goto(`${path}/${unknown}`);
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page).locator('xpath=ancestor::*[@tabindex]')).toBeFocused();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(profile.hotelName)).toBeVisible();
    await expect(callTheHotel(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

test('a booking link that leads nowhere has a way to the hotel’s own site', async ({ page, mayComplain }) => {
  mayComplain(/status of 404/);
  await page.goto(`/booking-details/${unknown}`);
  await expect(heading(page)).toHaveText('Unable to Load Booking');
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', profile.hotelWebsite);
});

test('without a site of the hotel it leads to where a stay begins, never to the console', async ({ page, sql }) => {
  await forgetProfile(sql);
  await setProfile(sql, { hotelName: profile.hotelName, hotelWebsite: '' });
  await page.goto('/booking-details');
  await expect(page.getByText(profile.hotelName)).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/book');
});

test('that the hotel cannot be asked for is ignored', async ({ page, mayComplain }) => {
  mayComplain(/status of (404|500)/);
  await page.route('**/api/hotels', (route) => route.fulfill({ status: 500, json: { error: 'No', message: 'No' } }));
  await page.goto(`/room-select/${unknown}`);
  await expect(heading(page)).toHaveText('Unable to Load Rooms');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('a link that could not be asked for can be tried again', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED|status of 404/);
  await page.route('**/api/room-selection/**', (route) => route.abort('connectionrefused'));
  await page.goto(`/room-select/${unknown}`);
  await expect(page.getByText('If your connection is weak, try again.')).toBeVisible();
  await page.unroute('**/api/room-selection/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(heading(page)).toHaveText('Unable to Load Rooms');
});
