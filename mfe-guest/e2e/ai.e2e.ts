import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { goLive } from '../../shell/e2e/payments-console.ts';
import { forgetProfile, profile, setProfile } from './hotel-profile.ts';
import { button, card, dialog, field, log, names, openChat, startBooking, toast } from './ai-page.ts';

const staffPhone = (sql: (text: string) => Promise<unknown>, number: string) =>
  sql(
    `INSERT INTO setting (key, value) VALUES ('managerAssistantPhone', '"${number}"')
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );

test.beforeEach(async ({ sql }) => {
  await sql('DELETE FROM rate_limit');
  await setProfile(sql);
});

test.afterEach(async ({ sql }) => {
  await forgetProfile(sql);
  await sql(`DELETE FROM setting WHERE key LIKE '%AssistantPhone' OR key = 'mode'`);
});

test('three cards say who one can talk to, and how', async ({ page }) => {
  await page.goto('/ai');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(3);
  for (const name of Object.values(names)) {
    await expect(card(page, name).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card(page, name).locator('svg').first()).toBeVisible();
    await expect(card(page, name).getByRole('button', { name: 'Chat', exact: true })).toBeEnabled();
  }
  for (const name of [names.booking, names.experience]) {
    const call = card(page, name).getByRole('link', { name: 'Call', exact: true });
    await expect(call).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
    await expect(card(page, name).getByText('+1 512 555 0100')).toBeVisible();
    await expect(card(page, name).getByText('Employees only', { exact: true })).toHaveCount(0);
  }
  await expect(card(page, names.manager).getByText('Employees only', { exact: true })).toBeVisible();
});

test('who has no number cannot be called and says so, until the hotel gives one', async ({ page, sql }) => {
  await page.goto('/ai');
  const call = card(page, names.manager).getByRole('button', { name: 'Call', exact: true });
  await expect(call).toHaveAttribute('aria-disabled', 'true');
  await expect(call).toHaveAccessibleDescription('No phone number yet');
  await staffPhone(sql, '+15125550177');
  await page.reload();
  await expect(card(page, names.manager).getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+15125550177',
  );
});

const problem = (page: Page, words: string) => dialog(page).getByRole('alert').getByText(words, { exact: true });

test('the booking agent wants a first name', async ({ page }) => {
  await openChat(page, names.booking);
  await button(page, 'Start Chat').click();
  await expect(problem(page, 'Please enter your first name')).toBeVisible();
  await expect(field(page, 'First name')).toBeFocused();
  await field(page, 'First name').fill('   ');
  await button(page, 'Start Chat').click();
  await expect(problem(page, 'Please enter your first name')).toBeVisible();
});

test('the customer experience agent wants a first name first, then phone and e-mail', async ({ page }) => {
  await openChat(page, names.experience);
  await button(page, 'Start Chat').click();
  await expect(problem(page, 'Please enter your first name')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toHaveCount(1);
  await field(page, 'First name').fill('Ada');
  await button(page, 'Start Chat').click();
  await expect(problem(page, 'Please fill in all required fields')).toHaveCount(1);
  await expect(field(page, 'Phone')).toBeFocused();
  await field(page, 'Phone').fill('512-555-0142');
  await button(page, 'Start Chat').click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(problem(page, 'Please fill in all required fields')).toHaveCount(1);
  await field(page, 'Email').fill('ada@guest.example');
  await button(page, 'Start Chat').click();
  await expect(log(page)).toContainText('Hello Ada!');
});

test('what the server refuses is told, and what was typed stays', async ({ page, mayComplain }) => {
  mayComplain(/status of 400/);
  await openChat(page, names.booking);
  await field(page, 'First name').fill('Ada');
  await field(page, /^Phone/).fill('12');
  await button(page, 'Start Chat').click();
  await expect(toast(page, 'Failed to start the chat')).toBeVisible();
  await expect(toast(page, 'This is no phone number. It has ten digits.')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, /^Phone/)).toHaveValue('12');
});

test('a lost connection keeps what was typed, and trying again begins the chat', async ({
  page,
  context,
  mayComplain,
}) => {
  mayComplain(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page, names.booking);
  await field(page, 'First name').fill('Ada');
  await button(page, 'Start Chat').hover();
  await context.setOffline(true);
  await button(page, 'Start Chat').click();
  await expect(toast(page, 'Error starting the chat')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await context.setOffline(false);
  await button(page, 'Try again').click();
  await expect(log(page)).toContainText('Hello Ada!');
});

for (const how of ['button', 'Escape'] as const) {
  test(`closing by ${how} resets all fields and gives the focus back`, async ({ page }) => {
    const close = () => (how === 'button' ? button(page, 'Close chat').click() : page.keyboard.press('Escape'));
    const chat = card(page, names.booking).getByRole('button', { name: 'Chat', exact: true });
    await openChat(page, names.booking);
    await field(page, 'First name').fill('Ada');
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(chat).toBeFocused();
    await chat.click();
    await expect(field(page, 'First name')).toHaveValue('');
    await expect(field(page, 'First name')).toBeFocused();
    await close();
    await startBooking(page);
    await close();
    await chat.click();
    await expect(log(page)).toHaveCount(0);
    await expect(field(page, 'First name')).toHaveValue('');
  });
}

test('that it is an AI and may be recorded is said before anything else', async ({ page }) => {
  await startBooking(page);
  const notice = dialog(page).getByText('You are talking with an AI assistant. What is said may be recorded.');
  await expect(notice).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await log(page).boundingBox()];
  expect(above!.y).toBeLessThan(below!.y);
});

test('an agent that is not published says whom to call instead', async ({ page, sql, mayComplain }) => {
  mayComplain(/status of 409/);
  await goLive(sql);
  await openChat(page, names.booking);
  await field(page, 'First name').fill('Ada');
  await button(page, 'Start Chat').click();
  await expect(dialog(page).getByText(/cannot be talked with here yet.*512/)).toBeVisible();
});

test('without script the cards and their numbers can be read', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/ai');
  for (const name of Object.values(names)) await expect(card(page, name)).toBeVisible();
  const call = card(page, names.booking).getByRole('link', { name: 'Call', exact: true });
  await expect(call).toHaveAttribute('href', `tel:${profile.hotelPhone}`);
});

test('assistants that could not be asked for can be asked for again', async ({ console: page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await page.route('**/api/ai/assistants', (route) => route.abort('connectionrefused'));
  await page.goto('/ai?preview');
  await expect(page.getByText('Our assistants cannot be shown right now.')).toBeVisible();
  await page.unroute('**/api/ai/assistants');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, names.booking)).toBeVisible();
});
