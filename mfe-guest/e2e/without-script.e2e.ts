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
  for (const room of await rooms(page).all()) {
    await expect(room.getByRole('definition').last()).toHaveText(/^\$[\d,]+\.\d\d$/);
    const rates = room.getByRole('group', { name: 'Choose a rate' });
    for (const name of ['Standard', 'Bed & Breakfast', 'Non-refundable'])
      await expect(rates.getByText(new RegExp(`^${name}\\s*\\$[\\d,]+\\.\\d\\d$`))).toBeVisible();
    await expect(rates.getByText(/ per night$/)).toHaveCount(3);
    await expect(rates.getByText(/refund|cancel/i).first()).toBeVisible();
    // nothing can be chosen here, and nothing looks as if it could be
    await expect(rates.getByRole('radio')).toHaveCount(0);
  }
  await expect(page.getByText(/allow JavaScript.*Or call/)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100');
  await expect(footer.getByText('1 Pier Street, Austin, TX 78701')).toBeVisible();
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText(/We delete a recording after \d+ days?\./)).toBeVisible();

  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(link);
  await expect(page.getByText(/permita JavaScript.*O llame a/)).toBeVisible();
  const rates = rooms(page).first().getByRole('group', { name: 'Elija una tarifa' });
  await expect(rates.getByText(/ por noche$/)).toHaveCount(3);
  await expect(rates.getByText(/reembols|cancel/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/ai');
  for (const name of Object.values(names)) await expect(card(page, name)).toBeVisible();
  const call = card(page, names.booking).getByRole('link', { name: 'Call', exact: true });
  // the assistant's own line, or the hotel's: whichever there is
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
});
