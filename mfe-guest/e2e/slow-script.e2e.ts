import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';

test.beforeEach(({ sql }) => setProfile(sql));
test.afterEach(({ sql }) => forgetProfile(sql));

/** Opens a page whose script is on its way until it is let go. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/site/*/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('what is typed before the script has arrived stays, and what is pressed is done once it has', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/book');
  await page.getByLabel('Check-in date').fill('2027-03-05');
  await page.getByLabel('Check-out date').fill('2027-03-08');
  await page.getByLabel('Phone').fill('512-555-0142');
  await page.getByLabel('Email').fill('ada@guest.example');
  await page.getByLabel('Email').press('Enter');
  const save = page.getByRole('button', { name: 'Save My Information' });
  await save.click();
  await expect(save).toHaveAttribute('data-pressed');
  await expect(page).toHaveURL('/book');
  let sent = 0;
  const isOfGuest = (url: string): boolean => !url.endsWith('/api/guest-site/reports');
  page.on('request', (request) => (sent += Number(request.method() === 'POST' && isOfGuest(request.url()))));
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Set!');
  await expect(page).toHaveURL('/book');
  expect(sent).toBe(1);
});

test('what is pressed too early and cannot be done says why, and keeps what was typed', async ({ page }) => {
  const arrive = await openBeforeScript(page, '/book');
  await page.getByLabel('Phone').fill('512-555-0142');
  await page.getByRole('button', { name: 'Save My Information' }).click();
  arrive();
  await expect(page.getByText('Please enter a valid check-in date')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('512-555-0142');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('a page can be read, and the hotel be called, while its script does not arrive', async ({ page }) => {
  await openBeforeScript(page, '/booking-cancelled');
  await expect(page.getByText(/^Your payment was cancelled/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
});
