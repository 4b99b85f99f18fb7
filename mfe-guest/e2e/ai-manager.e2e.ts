import { expect, test, type Page, type Sql } from '../../shell/e2e/console.ts';
import { button, dialog, field, log, names, openChat, say, textedAfter, textsOn, toast } from './ai-page.ts';

/** An employee who was rehearsed, and has a phone. */
async function employee(sql: Sql): Promise<{ name: string; phone: string }> {
  const [found] = await sql<{ name: string; phone: string }>(
    `SELECT first_name || ' ' || last_name AS name, phone_number AS phone FROM employee
     WHERE mode = 'test' AND is_active AND phone_number LIKE '%55501%' ORDER BY phone_number LIMIT 1`,
  );
  return found!;
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await openChat(page, names.manager);
  await field(page, 'Phone').fill(phone);
  await button(page, 'Send Code').click();
  await expect(toast(page, 'Verification code sent to your phone')).toBeVisible();
  await expect(field(page, 'Verification code')).toBeFocused();
}

/** Asks as an employee, and reads what is texted. */
async function textedCode(page: Page, phone: string): Promise<string> {
  const others = (await textsOn(`+1${phone}`)).length;
  await askForCode(page, phone);
  return /\d{6}/.exec(await textedAfter(`+1${phone}`, others, /staff code is \d{6}/))![0];
}

const answer = async (page: Page, code: string): Promise<void> => {
  await field(page, 'Verification code').fill(code);
  await button(page, 'Verify').click();
};

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('the staff assistant wants a phone', async ({ page }) => {
  await openChat(page, names.manager);
  await button(page, 'Send Code').click();
  await expect(
    dialog(page).getByRole('alert').getByText('Please enter your phone number', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Phone')).toBeFocused();
});

test('a wrong code is refused, the right one opens a chat that knows the house', async ({ page, sql, mayComplain }) => {
  mayComplain(/status of 403/);
  const { name, phone } = await employee(sql);
  const code = await textedCode(page, phone);

  await answer(page, '12345');
  await expect(dialog(page).getByRole('alert').getByText('Please enter a valid 6-digit code')).toBeVisible();
  await answer(page, otherThan(code));
  await expect(toast(page, 'Invalid verification code')).toBeVisible();
  await expect(field(page, 'Verification code')).toHaveValue(otherThan(code));
  await answer(page, code);
  await expect(log(page)).toContainText(`Hello ${name}!`);
  await say(page, 'Who arrives today?');
  await expect(
    log(page).getByText(/Nobody arrives today|reservations? for today, \d+ checked in already/),
  ).toBeVisible();
});

test('a stranger is told the same, and gets no code', async ({ page, mayComplain }) => {
  mayComplain(/status of 403/);
  const stranger = '5125550199';
  const others = (await textsOn(`+1${stranger}`)).length;
  await askForCode(page, stranger);
  await answer(page, '123456');
  await expect(toast(page, 'Invalid verification code')).toBeVisible();
  expect(await textsOn(`+1${stranger}`)).toHaveLength(others);
});

test('a code is not sent when the server refuses or nobody answers', async ({ page, mayComplain }) => {
  mayComplain(/status of 4\d\d|ERR_CONNECTION_REFUSED/);
  await openChat(page, names.manager);
  await field(page, 'Phone').fill('12');
  await button(page, 'Send Code').click();
  await expect(toast(page, 'Failed to send verification code')).toBeVisible();
  await page.route('**/send_verification_code', (route) => route.abort('connectionrefused'));
  await button(page, 'Send Code').click();
  await expect(toast(page, 'Error sending verification code')).toBeVisible();
  await expect(field(page, 'Phone')).toHaveValue('12');
});

test('a code that cannot be checked stays typed', async ({ page, sql, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const { phone } = await employee(sql);
  await textedCode(page, phone);
  await page.route('**/verify_code', (route) => route.abort('connectionrefused'));
  await answer(page, '123456');
  await expect(toast(page, 'Error verifying code')).toBeVisible();
  await expect(field(page, 'Verification code')).toHaveValue('123456');
  await expect(button(page, 'Try again')).toBeVisible();
});

test('what fails after a good code begins without asking for another', async ({ page, sql, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const { name, phone } = await employee(sql);
  const code = await textedCode(page, phone);
  await page.route('**/api/ai/conversations', (route) => route.abort('connectionrefused'));
  await answer(page, code);
  await expect(toast(page, 'Error starting the chat')).toBeVisible();
  await page.unroute('**/api/ai/conversations');
  await button(page, 'Try again').click();
  await expect(log(page)).toContainText(`Hello ${name}!`);
});

test('a code can be sent again, and another phone be given', async ({ page, sql }) => {
  const { phone } = await employee(sql);
  await textedCode(page, phone);
  const again = page.waitForResponse('**/send_verification_code');
  await button(page, 'Send a new code').click();
  expect((await again).status()).toBe(200);
  await button(page, 'Use another phone').click();
  await expect(field(page, 'Phone')).toBeFocused();
  await expect(field(page, 'Phone')).toHaveValue('');
});

test('a phone offers digits, and the code it was texted', async ({ page, sql }) => {
  const { phone } = await employee(sql);
  await textedCode(page, phone);
  await expect(field(page, 'Verification code')).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page, 'Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
});
