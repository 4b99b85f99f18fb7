import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';

test.beforeEach(({ sql }) => setProfile(sql));
test.afterEach(({ sql }) => forgetProfile(sql));

/** Opens a page whose script is on its way until it is let go. */
async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/site/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('what is typed before the script has arrived stays, and a press of the button sends nobody away', async ({
  page,
}) => {
  const arrive = await openBeforeScript(page, '/book');
  await page.getByLabel('Phone').fill('512-555-0142');
  await page.getByLabel('Email').fill('ada@guest.example');
  await page.getByLabel('Email').press('Enter');
  await page.getByRole('button', { name: 'Save My Information' }).click();
  arrive();
  await page.getByLabel('Check-in date').fill('2027-03-05');
  await page.getByLabel('Check-out date').fill('2027-03-08');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/book');
  await expect(page.getByLabel('Phone')).toHaveValue('512-555-0142');
  await page.getByRole('button', { name: 'Save My Information' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Set!');
});

test('a page can be read, and the hotel be called, while its script does not arrive', async ({ page }) => {
  await openBeforeScript(page, '/booking-cancelled');
  await expect(page.getByText(/^Your payment was cancelled/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
});
