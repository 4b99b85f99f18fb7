import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { button, dialog, log, message, startBooking } from './ai-page.ts';
import { forgetVoice, onLine, transcript, useMicrophone, useVoiceStandIn, voiceOf } from './voice-stand-in.ts';

const state = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Voice call with Booking Agent' }).getByRole('status');

/** Presses Talk and is put through. */
async function talk(page: Page): Promise<void> {
  await forgetVoice(page);
  await button(page, 'Talk').click();
  await expect.poll(async () => (await voiceOf(page))?.opened.assistantId).toBeDefined();
  await onLine(page, 'call-start');
  await expect(state(page)).toHaveText('Booking Agent is listening');
}

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test.describe('with a microphone', () => {
  test.beforeEach(({ page }) => useMicrophone(page));

  test('one speaks, mutes, reads along and ends', async ({ page }) => {
    await useVoiceStandIn(page);
    await startBooking(page);
    const sent = page.waitForResponse('**/api/ai/conversations/*/voice');
    await button(page, 'Talk').click();
    await expect(state(page)).toHaveText('Connecting...');
    const given = (await (await sent).json()) as { key: string; assistantId: string };
    await expect.poll(async () => (await voiceOf(page))?.opened.assistantId).toBe(given.assistantId);
    const { opened } = (await voiceOf(page))!;
    expect(opened.key).toBe(given.key);
    expect(opened.overrides.variableValues).toMatchObject({ guestName: 'Ada' });

    await onLine(page, 'call-start');
    await onLine(page, 'speech-start');
    await expect(state(page)).toHaveText('Booking Agent is speaking');
    await onLine(page, 'message', transcript('assistant', 'How can I', false));
    await expect(log(page).getByText('How can I', { exact: true })).toBeVisible();
    await onLine(page, 'message', transcript('assistant', 'How can I help?'));
    await onLine(page, 'speech-end');
    await onLine(page, 'message', transcript('user', 'A room for two.'));
    await expect(log(page).getByText('How can I help?', { exact: true })).toBeVisible();
    await expect(log(page).getByText('How can I', { exact: true })).toHaveCount(0);
    await expect(log(page).getByText('A room for two.', { exact: true })).toBeVisible();

    await button(page, 'Mute').click();
    await expect(state(page)).toHaveText('You are muted. Booking Agent does not hear you.');
    expect(await voiceOf(page)).toMatchObject({ isMuted: true });
    await button(page, 'Unmute').click();
    await expect(state(page)).toHaveText('Booking Agent is listening');
    expect(await voiceOf(page)).toMatchObject({ isMuted: false });

    await button(page, 'End').click();
    await expect(dialog(page).getByText('The call has ended.', { exact: true })).toBeVisible();
    expect(await voiceOf(page)).toMatchObject({ hasEnded: true });
    await expect(message(page)).toBeFocused();
  });

  test('what was typed before a call is there after it', async ({ page }) => {
    await useVoiceStandIn(page);
    await startBooking(page);
    await message(page).fill('Half a sent');
    await talk(page);
    await expect(message(page)).toHaveCount(0);
    await onLine(page, 'call-end');
    await expect(dialog(page).getByText('The call has ended.', { exact: true })).toBeVisible();
    await expect(message(page)).toHaveValue('Half a sent');
  });

  for (const [how, leave] of [
    ['closing the dialog', (page: Page) => page.keyboard.press('Escape')],
    ['leaving the page', (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')))],
  ] as const) {
    test(`${how} hangs up`, async ({ page }) => {
      await useVoiceStandIn(page);
      await startBooking(page);
      await talk(page);
      await leave(page);
      await expect.poll(async () => (await voiceOf(page))?.hasEnded).toBe(true);
    });
  }

  test('a call that is cut off says so, and can be tried again', async ({ page }) => {
    await useVoiceStandIn(page);
    await startBooking(page);
    await talk(page);
    await onLine(page, 'error', { type: 'daily-error', error: { message: 'network unreachable' } });
    await expect(dialog(page).getByText('The call was cut off. Try again, or keep typing.')).toBeVisible();
    await talk(page);
    await expect(dialog(page).getByText('The call was cut off. Try again, or keep typing.')).toHaveCount(0);
  });

  test('a call that cannot be prepared is told in the server’s words', async ({ page, mayComplain }) => {
    mayComplain(/status of 429/);
    await useVoiceStandIn(page);
    await startBooking(page);
    await page.route('**/api/ai/conversations/*/voice', (route) =>
      route.fulfill({ status: 429, json: { error: 'busy', message: 'Too many calls. Try again in an hour.' } }),
    );
    await button(page, 'Talk').click();
    await expect(dialog(page).getByText('Too many calls. Try again in an hour.')).toBeVisible();
    await expect(message(page)).toBeVisible();
  });

  test('our own copy of the script is loaded to speak, and not before; its key is taken by the platform', async ({
    page,
    mayComplain,
  }) => {
    // its media servers cannot be reached here
    mayComplain(/\/site\/voice\.|daily\.co|sentry\.io/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await startBooking(page);
    expect(asked.filter((url) => /\/site\/voice\./.test(url))).toEqual([]);
    const call = page.waitForResponse('**/call/web');
    await button(page, 'Talk').click();
    expect((await call).status()).toBe(201);
    expect(asked.filter((url) => /\/site\/voice\./.test(url))).toHaveLength(1);
    await expect(dialog(page).getByText('The call could not be connected. Try again, or keep typing.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(message(page)).toBeVisible();
  });
});

for (const [problem, words] of [
  ['NotAllowedError', /^The microphone is blocked. Allow it for this page/],
  ['NotFoundError', /^No microphone was found/],
] as const) {
  test(`${problem}: a microphone that cannot be used is told, and nobody is called`, async ({ page }) => {
    let isAsked = false;
    await useMicrophone(page, problem);
    await page.route('**/api/ai/conversations/*/voice', (route) => {
      isAsked = true;
      return route.continue();
    });
    await startBooking(page);
    await button(page, 'Talk').click();
    await expect(dialog(page).getByText(words)).toBeVisible();
    await expect(message(page)).toBeVisible();
    expect(isAsked).toBe(false);
  });
}
