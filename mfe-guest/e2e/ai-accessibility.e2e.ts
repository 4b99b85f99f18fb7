import { expect, test } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { button, card, dialog, field, log, message, names, openChat, startBooking } from './ai-page.ts';
import { found } from '../src/free-rooms/free-rooms.fixture.ts';
import { onLine, useMicrophone, useVoiceStandIn, voiceOf } from './voice-stand-in.ts';

const sizes = [
  { width: 320, height: 568 },
  { width: 412, height: 839 },
  { width: 1360, height: 900 },
];

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('the cards, the forms before a chat, and a chat typed and spoken are accessible', async ({
  page,
  mayComplain,
}) => {
  test.setTimeout(240_000);
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await useMicrophone(page);
  await useVoiceStandIn(page);
  await page.goto('/ai');
  await expectAccessible(page, 'the cards', sizes);
  await openChat(page, names.experience);
  await button(page, 'Start Chat').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a form with a problem', sizes);
  await openChat(page, names.manager);
  await field(page, 'Phone').fill('5125550199');
  await button(page, 'Send Code').click();
  await expect(field(page, 'Verification code')).toBeFocused();
  await expectAccessible(page, 'the code', sizes);

  await startBooking(page);
  const answer = [{ delta: 'We have two rooms.' }, { done: true, rooms: found }];
  const body = answer.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');
  await page.route('**/garden-small.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  await page.route('**/messages', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await message(page).fill('What is free?');
  await message(page).press('Enter');
  await expect(log(page).getByRole('button', { name: 'Choose Harbor Suite' })).toBeVisible();
  await expectAccessible(page, 'rooms to choose from', sizes);
  await page.unroute('**/messages');
  await page.route('**/messages', (route) => route.abort('connectionrefused'));
  await message(page).fill('W'.repeat(200));
  await message(page).press('Enter');
  await expect(dialog(page).getByText(/^The connection was lost/)).toBeVisible();
  await expectAccessible(page, 'a message that did not come through', sizes);
  await button(page, 'Talk').click();
  await expect.poll(() => voiceOf(page)).toBeDefined();
  await onLine(page, 'call-start');
  await expectAccessible(page, 'a call', sizes);
});

test('everything can be done by keyboard on the smallest phone, and the focus stays in the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/ai');
  const chat = card(page, names.booking).getByRole('button', { name: 'Chat', exact: true });
  await chat.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'First name')).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(message(page)).toBeFocused();
  for (const part of [log(page), message(page), ...['Send', 'Talk', 'Close chat'].map((name) => button(page, name))]) {
    const { x, y, width, height } = (await part.boundingBox())!;
    expect(Math.min(x, y), 'inside').toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(y + height).toBeLessThanOrEqual(568);
  }
  for (const name of ['Send', 'Talk']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  // behind the last part comes the browser itself, and then the first
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close chat')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(log(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(chat).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'First name')).toHaveValue('');
});
