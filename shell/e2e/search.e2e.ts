import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';
import { sidebar } from './places.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search' });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });

/** Opens it by its keys at a place of the console. */
const searchFrom = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

/** A guest of the rehearsal who has a reservation. */
const somebody = async (sql: Sql) => {
  const [guest] = await sql<{ id: string; name: string; phone: string; reservation: string; call: string }>(
    `SELECT id, metadata->>'guestName' AS name, metadata->>'guestPhone' AS phone, reservation_id AS reservation, call_id AS call
     FROM payment WHERE mode = 'test' AND purpose = 'booking' AND reservation_id IS NOT NULL AND call_id IS NOT NULL
       AND metadata->>'guestName' IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
  );
  return guest!;
};

test('a screen is found and opened by keys alone', async ({ console: page }) => {
  await searchFrom(page, '/call-logs');
  await expect(group(page, 'Screens').getByRole('option')).toHaveText(
    sidebar.map(({ label }) => new RegExp(`^${label}`)),
  );
  await page.keyboard.type('paym');
  await expect(active(page)).toHaveText('Payments Payment Events');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Events' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a guest, a call, a reservation and a payment are found by a phone number and opened by keys alone', async ({
  console: page,
  sql,
}) => {
  const guest = await somebody(sql);
  const open = async (kind: string, link: RegExp | string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(guest.phone);
    await expect(group(page, kind)).toBeVisible();
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
  await open('Guests', `/payments?q=${encodeURIComponent(guest.phone)}`);
  await expect(page.getByRole('rowheader', { name: guest.name }).first()).toBeVisible();
  await open('Reservations', /\/reservations\/[\w-]+$/);
  await expect(page.getByRole('main').getByText(guest.name).first()).toBeVisible();
  await open('Payments', /\/payments\?payment=[\w-]+$/);
  await expect(page.getByText('This is the payment that a link led to.')).toBeVisible();
  await open('Calls', /\/call-logs\/[\w-]+$/);
});

test('the arrows go round the list, and typing begins at its head again', async ({ console: page }) => {
  await page.goto('/inventory');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(new RegExp(`^${sidebar.at(-1)!.label}`));
  await expect(active(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText(/^Assistants/);
  await page.keyboard.type('e');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(active(page)).toHaveCount(1);
});

test('it closes by Escape, by its button and by a press beside it, and gives the focus back', async ({
  console: page,
}) => {
  await page.goto('/inventory');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close search' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('lost?');
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
  await opener(page).click();
  await expect(field(page), 'Nothing that was looked for is kept').toHaveValue('');
});

test('what is found is opened by the mouse, too', async ({ console: page, sql }) => {
  const guest = await somebody(sql);
  await searchFrom(page, '/inventory');
  await field(page).fill(guest.reservation);
  await group(page, 'Reservations').getByRole('option').click();
  await expect(page).toHaveURL(`/reservations/${guest.reservation}`);
});

test('it says that it searches, how much there is, what is too short and that there is nothing', async ({
  console: page,
  sql,
}) => {
  const { name } = await somebody(sql);
  let answer = (): void => undefined;
  await page.route('**/api/admin/search*', async (route) => {
    await new Promise<void>((go) => (answer = go));
    await route.continue();
  });
  await searchFrom(page, '/inventory');
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(`${sidebar.length} results`);
  await field(page).fill('q');
  await expect(status).toHaveText('Type one more character to look for records as well.');

  const asked = (): Promise<unknown> => page.waitForRequest('**/api/admin/search*');
  await Promise.all([asked(), field(page).fill(name)]);
  await expect(status).toHaveText('Searching…');
  await expect(dialog(page).getByRole('progressbar', { name: 'Searching…' })).toBeVisible();
  answer();
  await expect(group(page, 'Guests').getByRole('option').first()).toContainText(name);
  await expect(status).toHaveText(`${await options(page).count()} results`);

  await Promise.all([asked(), field(page).fill('nothing-of-the-sort')]);
  await expect(group(page, 'Guests'), 'What was found stays until there is an answer').toBeVisible();
  answer();
  await expect(status).toHaveText('Nothing was found for “nothing-of-the-sort”.');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
});

test('records that cannot be searched leave the screens, and are searched once more', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 503/);
  let isAway = true;
  await page.route('**/api/admin/search*', (route) =>
    isAway ? route.fulfill({ status: 503, json: { error: 'The database is away.' } }) : route.continue(),
  );
  await searchFrom(page, '/inventory');
  await page.keyboard.type('calls-away');
  await expect(dialog(page).getByRole('alert')).toContainText('503: The database is away.');
  await expectAccessible(page, 'a search that failed');
  const refused = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === 'call');
  await field(page).fill('call');
  await refused;
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(active(page)).toHaveText(/^Call Logs/);
  isAway = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(field(page)).toHaveValue('call');
});

test('a dialog that is open keeps the keys', async ({ console: page }) => {
  await page.goto('/call-logs');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog', { name: 'Export Call Logs' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it is accessible, and fits a phone of 320 px', async ({ console: page, sql }) => {
  const { phone } = await somebody(sql);
  await searchFrom(page, '/inventory');
  await expectAccessible(page, 'the search before anything is typed');
  await field(page).fill(phone);
  await expect(group(page, 'Payments')).toBeVisible();
  await expectAccessible(page, 'a search with results');
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await field(page).fill('x'.repeat(100));
  await expect(dialog(page).getByText(/^Nothing was found for/)).toBeVisible();
  expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
