import { expect, test, type Page, type Sql } from '../../shell/e2e/console.ts';
import {
  button,
  dialog,
  field,
  log,
  message,
  names,
  openChat,
  sendMessage,
  startBooking,
  textedAfter,
  textsOn,
  toast,
} from './ai-page.ts';
import { useMicrophone } from './voice-stand-in.ts';

const messages = '**/api/ai/conversations/*/messages';
const events = (...parts: object[]): string => parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(Date.now() + days * 24 * 60 * 60_000);

/** An employee who was rehearsed, and has a phone. */
async function employee(sql: Sql): Promise<{ name: string; phone: string }> {
  const [found] = await sql<{ name: string; phone: string }>(
    `SELECT first_name || ' ' || last_name AS name, phone_number AS phone FROM employee
     WHERE mode = 'test' AND is_active AND phone_number LIKE '%55501%' ORDER BY phone_number LIMIT 1`,
  );
  return found!;
}

/** Asks as an employee, and reads what is texted. */
async function textedCode(page: Page, phone: string): Promise<string> {
  const others = (await textsOn(`+1${phone}`)).length;
  await openChat(page, names.manager);
  await field(page, 'Phone').fill(phone);
  await button(page, 'Send Code').click();
  await expect(field(page, 'Verification code')).toBeFocused();
  return /\d{6}/.exec(await textedAfter(`+1${phone}`, others, /staff code is \d{6}/))![0];
}

const answer = async (page: Page, code: string): Promise<void> => {
  await field(page, 'Verification code').fill(code);
  await button(page, 'Verify').click();
};

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('a room is chosen in the chat: the phone is proven first, and then the page of the room opens on the spot', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const phone = '+15125550148';
  const others = (await textsOn(phone)).length;
  await startBooking(page, phone);
  await sendMessage(page, `Which rooms are free from ${inDays(62)} to ${inDays(64)} for 2 adults?`);
  const choose = log(page).getByRole('button', { name: /^Choose / });
  const offered = await choose.count();
  expect(offered).toBeGreaterThan(1);
  const name = await log(page).getByRole('heading', { level: 3 }).first().innerText();
  await choose.first().click();
  await expect(log(page).getByText(`I want to book the ${name} from`)).toBeVisible();
  await sendMessage(page, await textedAfter(phone, others, /(?<=your code is )\d{6}/));
  await textedAfter(phone, others, /http\S+\/room-select\/[\w-]+/);

  await expect(choose).toHaveCount(2 * offered);
  await choose.nth(offered).click();
  await expect(page).toHaveURL(/\/room-select\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Booking');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('a wrong code is refused, and the right one opens a chat that knows who arrives', async ({
  page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 403/);
  const { name, phone } = await employee(sql);
  const code = await textedCode(page, phone);
  await answer(page, otherThan(code));
  await expect(toast(page, 'Invalid verification code')).toBeVisible();
  await answer(page, code);
  await expect(log(page)).toContainText(`Hello ${name}!`);
  await sendMessage(page, 'Who arrives today?');
  await expect(
    log(page).getByText(/Nobody arrives today|reservations? for today, \d+ checked in already/),
  ).toBeVisible();
});

test('our own copy of the script is loaded to speak, and not before; the page joins a call that it cannot create', async ({
  page,
  mayComplain,
}) => {
  // its media servers cannot be reached here
  mayComplain(/\/site\/\w+\/site-voice\.|daily\.co|sentry\.io/);
  await useMicrophone(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await startBooking(page);
  expect(asked.filter((url) => /\/site\/\w+\/site-voice\./.test(url))).toEqual([]);
  const call = page.waitForResponse('**/voice');
  await button(page, 'Talk').click();
  expect(Object.keys((await (await call).json()) as object).toSorted()).toEqual(['id', 'webCallUrl']);
  expect(asked.filter((url) => /\/site\/\w+\/site-voice\./.test(url))).toHaveLength(1);
  await expect(dialog(page).getByText('The call could not be connected. Try again, or keep typing.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(message(page)).toBeVisible();
});

test('a long answer is followed to its end, and left alone by who has scrolled up', async ({ page }) => {
  const long = 'A very long answer about a very long stay. '.repeat(80);
  const body = events({ delta: long }, { delta: 'W'.repeat(400) }, { done: true });
  await page.route(messages, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await startBooking(page);
  const place = () =>
    log(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => ({
      above: scrollTop,
      below: scrollHeight - scrollTop - clientHeight,
    }));
  await message(page).fill('Tell me');
  await message(page).press('Enter');
  await expect(log(page).getByText('A very long answer')).toBeVisible();
  await expect.poll(async () => (await place()).below).toBeLessThan(2);
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);

  const answered = Promise.withResolvers<void>();
  await page.unroute(messages);
  await page.route(messages, async (route) => {
    await answered.promise;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await message(page).fill('More');
  await message(page).press('Enter');
  await expect(log(page).getByText('Booking Agent is writing...')).toBeVisible();
  await log(page).evaluate((element) => element.scrollTo(0, 0));
  answered.resolve();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  expect((await place()).above).toBe(0);
});
