import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { queen, serveSession, token } from './room-session.ts';

const select = `**/api/room-selection/${token}/select`;
const contact = `**/api/room-selection/${token}/contact`;
const done = { json: { success: true, message: 'Done' } };
const firstCard = (page: Page) => page.getByRole('listitem').filter({ hasText: queen.roomTypeName });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a chosen room leads to the contact form, and the contact form to the end', async ({ page }) => {
  const change = await serveSession(page);
  const answered = Promise.withResolvers<void>();
  const bodies: unknown[] = [];
  await page.route(select, async (route) => {
    bodies.push(route.request().postDataJSON());
    await answered.promise;
    change({ status: 'selected', selectedRoom: queen });
    await route.fulfill(done);
  });
  await page.goto(`/room-selection/${token}`);
  await button(page, 'Select This Room').first().click();
  await expect(button(page, 'Selecting...')).toBeDisabled();
  await expect(button(page, 'Select This Room')).toBeDisabled();
  answered.resolve();
  await expect(heading(page)).toHaveText('Complete Your Booking');
  await expect(messages(page).getByText('Room Selected!', { exact: true })).toBeVisible();
  await expect(messages(page).getByText('Check your phone for next steps!', { exact: true })).toBeVisible();
  expect(bodies).toEqual([
    { roomTypeId: queen.roomTypeID, ratePlanId: queen.ratePlanID, roomName: queen.roomTypeName },
  ]);

  await expect(page.getByRole('region', { name: queen.roomTypeName }).getByText('$442.75')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+15125550142');
  await expectAccessible(page, 'the contact form', [{ width: 412, height: 839 }]);
  await button(page, 'Submit').click();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const problem of ['First name is required', 'Last name is required', 'Valid email is required']) {
    await expect(page.getByText(problem, { exact: true })).toBeVisible();
  }
  await page.route(contact, (route) => {
    change({ status: 'contact_submitted', paymentUrl: 'https://checkout.example/pay/cs_test_1' });
    return route.fulfill(done);
  });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@guest.example');
  await button(page, 'Submit').click();
  await expect(heading(page)).toHaveText('All Set!');
  await expect(messages(page).getByText('Thank You!', { exact: true })).toBeVisible();
  await expect(page.getByText(/payment link will be sent to your phone by text/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    'https://checkout.example/pay/cs_test_1',
  );
});

test('a chosen room is marked until the page is loaded anew', async ({ page }) => {
  await serveSession(page);
  await page.route(select, (route) => route.fulfill(done));
  await page.goto(`/room-select/${token}`);
  await button(page, 'Select This Room').first().click();
  await expect(button(page, 'Selected')).toBeDisabled();
  await expect(firstCard(page).first()).toHaveAttribute('aria-current', 'true');
});

test('a room that was taken meanwhile is told in the server’s words, and the others can be chosen', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const message = 'This room has just been taken. Please choose another one.';
  const change = await serveSession(page);
  await page.route(select, (route) => {
    change({ rooms: [queen] });
    return route.fulfill({ status: 409, json: { error: message, message } });
  });
  await page.goto(`/room-select/${token}`);
  await button(page, 'Select This Room').last().click();
  const notice = messages(page).getByRole('alert');
  await expect(notice.getByText('Selection Failed', { exact: true })).toBeVisible();
  await expect(notice.getByText(message, { exact: true })).toBeVisible();
  await expect(button(page, 'Select This Room')).toHaveCount(1);
  await expect(button(page, 'Select This Room')).toBeEnabled();
});

test('a choice of which nobody knows whether it arrived can be repeated', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const change = await serveSession(page);
  await page.route(select, (route) => route.abort('connectionrefused'));
  await page.goto(`/room-select/${token}`);
  await button(page, 'Select This Room').first().click();
  await expect(messages(page).getByText('Failed to save selection', { exact: true })).toBeVisible();
  await expect(firstCard(page).getByRole('status')).toContainText('The connection was lost.');
  await page.route(select, (route) => {
    change({ status: 'selected', selectedRoom: queen });
    return route.fulfill(done);
  });
  await button(page, 'Try again').click();
  await expect(heading(page)).toHaveText('Complete Your Booking');
});

test('contact that did not arrive stays as typed', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const change = await serveSession(page, { status: 'selected', selectedRoom: queen });
  await page.route(contact, (route) => route.abort('connectionrefused'));
  await page.goto(`/room-select/${token}`);
  const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@guest.example', Phone: '+15125550143' };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await button(page, 'Submit').click();
  await expect(messages(page).getByText('Failed to submit contact information', { exact: true })).toBeVisible();
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
  await page.route(contact, (route) => {
    change({ status: 'contact_submitted' });
    return route.fulfill(done);
  });
  await button(page, 'Try again').click();
  await expect(heading(page)).toHaveText('All Set!');
});

test('a link in whose place another is used says so, and what to do', async ({ page }) => {
  await serveSession(page, { status: 'superseded', rooms: [] });
  await page.goto(`/room-select/${token}`);
  await expect(heading(page)).toHaveText('This Link Was Replaced');
  await expect(
    page.getByText(/^You went on with another link from us, so this one cannot be used any more\./),
  ).toBeVisible();
  await expect(page.getByText('Please open the newest text from us, or call us.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expectAccessible(page, 'a link that is not used any more', [{ width: 320, height: 568 }]);
});

for (const { payment, words } of [
  { payment: 'paid', words: 'Thank you for your payment. The confirmation details arrive by e-mail and SMS.' },
  {
    payment: 'processing',
    words: 'Your payment is on its way from your bank, which can take some days. We text you when it is here.',
  },
] as const) {
  test(`the last step tells of a payment that is ${payment}, and of none to make`, async ({ page }) => {
    await serveSession(page, { status: 'contact_submitted', selectedRoom: queen, payment });
    await page.goto(`/room-select/${token}`);
    await expect(heading(page)).toHaveText('All Set!');
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(/payment link/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  });
}
