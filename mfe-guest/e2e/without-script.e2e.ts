import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { card, names } from './ai-page.ts';
import { forgetProfile, setProfile } from './hotel-profile.ts';
import { textedLink } from './texted-link.ts';

const rooms = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });

test.beforeEach(({ sql }) => setProfile(sql));
test.afterEach(({ sql }) => forgetProfile(sql));

test('without script a guest reads what rooms cost, whom to talk to and whom to call', async ({ visit }) => {
  const link = await textedLink('+15125550188');
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Room');
  expect(await rooms(page).count()).toBeGreaterThan(1);
  for (const room of await rooms(page).all())
    await expect(room.getByRole('definition').last()).toHaveText(/^\$[\d,]+\.\d\d$/);
  await expect(page.getByText(/allow JavaScript.*Or call/)).toBeVisible();
  await expect(page.locator('a[href^="tel:+"]')).toBeVisible();

  await page.goto('/ai');
  for (const name of Object.values(names)) await expect(card(page, name)).toBeVisible();
  const call = card(page, names.booking).getByRole('link', { name: 'Call', exact: true });
  // the assistant's own line, or the hotel's: whichever there is
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
});
