import { expectAccessible } from '../axe.ts';
import { expect, test, type Page, type Sql } from '../console.ts';
import { desktop } from '../places.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });

/** A guest of the rehearsal who has a reservation. */
const somebody = async (sql: Sql) => {
  const [guest] = await sql<{ name: string; phone: string }>(
    `SELECT metadata->>'guestName' AS name, metadata->>'guestPhone' AS phone FROM payment WHERE mode = 'test' AND purpose = 'booking' AND reservation_id IS NOT NULL AND call_id IS NOT NULL
       AND metadata->>'guestName' IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
  );
  return guest!;
};

test('what a remote finds comes with its script once somebody searches, is said where it does not come, and is opened by keys', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/slot-find-assistants/);
  const [assistant] = await sql<{ id: number; name: string }>(
    `SELECT id, name FROM assistant WHERE mode = 'test' AND archived_at IS NULL ORDER BY id LIMIT 1`,
  );
  const asked: string[] = [];
  let isMissing = true;
  await page.route('**/slot-find-*.js*', (route) => {
    asked.push(route.request().url());
    return isMissing && route.request().url().includes('find-assistants') ? route.abort() : route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('term').filter({ hasText: 'Response Time' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Screens')).toBeVisible();
  expect(asked, 'Nothing is loaded before somebody searches').toEqual([]);
  await page.keyboard.type(assistant!.name);
  await expect(dialog(page).getByText('Assistants could not be searched.')).toBeVisible();
  await expectAccessible(page, 'a search with a remote that did not come');
  isMissing = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  const hit = group(page, 'Assistants').getByRole('option', { name: assistant!.name }).first();
  await expect(hit).toBeVisible();
  await field(page).focus();
  for (let press = 0; (await hit.getAttribute('aria-selected')) !== 'true'; press += 1) {
    expect(press, 'The arrows reach what the remote found').toBeLessThan(20);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/assistant/${assistant!.id}`);
});

test('a guest, a call, a reservation and a payment are found by a phone number and opened by keys alone, on a phone too', async ({
  console: page,
  sql,
}) => {
  const guest = await somebody(sql);
  const open = async (kind: string, link: RegExp | string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(guest.phone);
    await expect(group(page, kind)).toBeVisible();
    await expect(dialog(page).getByLabel('Searching…')).toHaveCount(0);
    const first = group(page, kind).getByRole('option').first();
    for (let press = 0; (await first.getAttribute('aria-selected')) !== 'true'; press += 1) {
      expect(press, `The arrows reach ${kind}`).toBeLessThan(20);
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(link);
  };
  await page.goto('/');
  await expect(opener(page)).toBeVisible();
  await open('Guests', /\/guests\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  await open('Reservations', /\/reservations\/[\w-]+$/);
  await expect(page.getByRole('main').getByText(guest.name).first()).toBeVisible();
  await open('Payments', /\/payments\?payment=[\w-]+$/);
  await expect(page.getByText('Showing one payment')).toBeVisible();
  await open('Calls', /\/call-logs\/[\w-]+$/);

  await opener(page).click();
  await field(page).fill(guest.phone);
  await expect(group(page, 'Payments')).toBeVisible();
  await expectAccessible(page, 'a search with results');
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });
  const cutOff = () => dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await cutOff()).toBe(0);
  await field(page).fill('x'.repeat(100));
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  expect(await cutOff()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await page.setViewportSize(desktop);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Call Logs' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog', { name: 'Export Call Logs' }).locator(':focus')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog'), 'A dialog that is open keeps the keys').toHaveCount(0);
});
