import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { turnAllOff, turnOn } from '../../shell/e2e/faults.ts';
import { button, dialog, log, message, say, startBooking, textedAfter, textsOn } from './ai-page.ts';

const messages = '**/api/ai/conversations/*/messages';
const events = (...parts: object[]): string => parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');
const answerWith = (page: Page, ...parts: object[]) =>
  page.route(messages, (route) => route.fulfill({ contentType: 'text/event-stream', body: events(...parts) }));

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(Date.now() + days * 24 * 60 * 60_000);

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));
test.afterEach(() => turnAllOff());

test('a chat with the booking agent ends in a texted link that leads to the rooms', async ({ page }) => {
  const phone = '+15125550148';
  const others = (await textsOn(phone)).length;
  await startBooking(page, phone);
  await say(page, `I would like to book a room from ${inDays(62)} to ${inDays(64)} for 2 adults`);
  await expect(log(page).getByText(/\$\d/).last()).toBeVisible();
  await say(page, 'Yes please');
  const link = await textedAfter(phone, others, /http\S+\/room-select\/[\w-]+/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Room');
});

test('Enter sends, with Shift it begins a line, and an empty message is refused', async ({ page }) => {
  await answerWith(page, { delta: 'Gladly' }, { delta: ', Ada.' }, { done: true });
  await startBooking(page);
  await expect(message(page)).toBeFocused();
  await message(page).press('Enter');
  await expect(dialog(page).getByRole('alert').getByText('Please type a message.')).toBeVisible();
  await message(page).pressSequentially('One');
  await message(page).press('Shift+Enter');
  await message(page).pressSequentially('two');
  await expect(message(page)).toHaveValue('One\ntwo');
  const sent = page.waitForRequest(messages);
  await message(page).press('Enter');
  expect((await sent).postDataJSON()).toEqual({ text: 'One\ntwo' });
  await expect(log(page).getByText('Gladly, Ada.', { exact: true })).toBeVisible();
  await expect(message(page)).toHaveValue('');
  await expect(message(page)).toBeFocused();
});

test('a message that is too long is not sent, and stays', async ({ page }) => {
  await startBooking(page);
  await message(page).fill('x'.repeat(1001));
  await button(page, 'Send').click();
  await expect(dialog(page).getByText('This message is too long.', { exact: true })).toBeVisible();
  await expect(message(page)).toHaveValue(/^x{1001}$/);
});

test('a message that did not come through is still there, and can be tried again', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await startBooking(page);
  await page.route(messages, (route) => route.abort('connectionrefused'));
  await message(page).fill('Is breakfast included?');
  await message(page).press('Enter');
  await expect(dialog(page).getByText(/^The connection was lost. Your message is still here/)).toBeVisible();
  await expect(message(page)).toHaveValue('Is breakfast included?');
  await expect(log(page).getByText('Is breakfast included?')).toHaveCount(0);
  await answerWith(page, { delta: 'It is.' }, { done: true });
  await button(page, 'Try again').click();
  await expect(log(page).getByText('It is.', { exact: true })).toBeVisible();
  await expect(log(page).getByText('Is breakfast included?', { exact: true })).toHaveCount(1);
  await expect(dialog(page).getByText(/^The connection was lost/)).toHaveCount(0);
});

test('an answer that breaks off keeps what came of it, and says so', async ({ page }) => {
  await startBooking(page);
  await answerWith(page, { delta: 'We have two rooms and' });
  await message(page).fill('What is free?');
  await message(page).press('Enter');
  await expect(log(page).getByText('We have two rooms and (not said to the end)')).toBeVisible();
  await expect(dialog(page).getByText('The answer broke off. Ask again for what is missing.')).toBeVisible();
  await expect(message(page)).toHaveValue('');
});

test('when the assistant is away the server’s words say what to do', async ({ page }) => {
  await startBooking(page);
  await turnOn('vapi', 'server_error');
  await message(page).fill('What is free?');
  await message(page).press('Enter');
  await expect(dialog(page).getByText(/^Our assistant cannot answer right now/)).toBeVisible({ timeout: 60_000 });
  await expect(message(page)).toHaveValue('What is free?');
  await turnAllOff();
  // whoever failed often is not asked for some seconds
  await expect(async () => {
    await button(page, 'Try again').click({ timeout: 1000 });
    await expect(log(page)).toHaveAttribute('aria-busy', 'false');
    await expect(log(page).getByText('What is free?', { exact: true })).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 40_000 });
});

test('an answer can be stopped, and one writes on', async ({ page }) => {
  await startBooking(page);
  const asked = page.waitForRequest(messages);
  await page.route(messages, () => undefined);
  await message(page).fill('Tell me everything');
  await message(page).press('Enter');
  await asked;
  await expect(log(page).getByText('Booking Agent is writing...')).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Stop').click();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await page.unroute(messages);
  await answerWith(page, { delta: 'Of course.' }, { done: true });
  await message(page).fill('Briefly, please');
  await message(page).press('Enter');
  await expect(log(page).getByText('Of course.', { exact: true })).toBeVisible();
});

test('a conversation that is over can be started anew', async ({ page, sql, mayComplain }) => {
  mayComplain(/status of 404/);
  await startBooking(page);
  await sql('UPDATE web_conversation SET expires_at = now()');
  await message(page).fill('Are you there?');
  await message(page).press('Enter');
  await expect(dialog(page).getByText('This conversation is over. Please start a new one.')).toBeVisible();
  await button(page, 'Start over').click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
});

test('only our own guest pages are links, in a tab of their own', async ({ page }) => {
  const ours = `${new URL(process.env['E2E_URL']!).origin}/room-select/abc`;
  await answerWith(page, { delta: `Choose at ${ours}, not at https://evil.example/room-select/abc` }, { done: true });
  await startBooking(page);
  await message(page).fill('Where?');
  await message(page).press('Enter');
  const links = log(page).getByRole('link');
  await expect(links).toHaveText([ours]);
  await expect(links).toHaveAttribute('target', '_blank');
});

test('a long answer is followed to its end, and left alone by who has scrolled up', async ({ page }) => {
  const long = 'A very long answer about a very long stay. '.repeat(80);
  await answerWith(page, { delta: long }, { delta: 'W'.repeat(400) }, { done: true });
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
    await route.fulfill({ contentType: 'text/event-stream', body: events({ delta: long }, { done: true }) });
  });
  await message(page).fill('More');
  await message(page).press('Enter');
  await expect(log(page).getByText('Booking Agent is writing...')).toBeVisible();
  await log(page).evaluate((element) => element.scrollTo(0, 0));
  answered.resolve();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  expect((await place()).above).toBe(0);
});
