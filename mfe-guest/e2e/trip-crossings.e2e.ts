import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { expect, test, type Page, type Sql } from '../../shell/e2e/console.ts';
import { turnAllOff, turnOn } from '../../shell/e2e/faults.ts';
import { expectOnePaidStay } from './agreement.ts';
import { blockRooms } from './cloudbeds.ts';
import {
  callAndAskForLink,
  chooseFirstRoom,
  continueToPayment,
  goodCard,
  heading,
  newName,
  payBy,
  payLink,
  scriptOf,
  submitContact,
  takeUpPhone,
  textAfter,
  typeContact,
} from './trip.ts';

type Guest = { phone: Page; desk: Page; number: string; lastName: string; others: number };

const selectButton = (phone: Page) => phone.getByRole('button', { name: 'Select This Room' }).first();
const messages = (phone: Page) => phone.getByRole('region', { name: 'Messages' });
const desktop = { width: 1360, height: 900 };

test.beforeEach(async ({ sql }) => {
  test.setTimeout(150_000);
  await sql('DELETE FROM rate_limit');
});
test.afterEach(turnAllOff);

/** Somebody calls, asks for a stay so many days from now, and opens the link that was texted. */
async function openLink(phone: Page, desk: Page, number: string, days: number): Promise<Guest> {
  const others = await takeUpPhone(phone, number);
  await callAndAskForLink(desk, number, days);
  await (await textAfter(phone, others)).getByRole('link').click();
  await expect(heading(phone)).toHaveText('Choose Your Room');
  await scriptOf(phone);
  return { phone, desk, number, lastName: newName(), others };
}

/** The desk takes the first room type of the list out of sale, and nobody remembers that it was free. */
async function blockTheFirst(phone: Page, sql: Sql): Promise<void> {
  const answer = await phone.request.get(`/api/room-selection/${phone.url().split('/').at(-1)!}`);
  const { session } = (await answer.json()) as { session: RoomSelectionSession };
  await blockRooms(session.rooms[0]!.roomTypeID, session.startDate, session.endDate);
  await sql(`DELETE FROM provider_cache WHERE key LIKE 'room offers test %'`);
}

/** From a chosen room to Stripe's page. */
async function goAndPay({ phone, lastName }: Guest): Promise<void> {
  await submitContact(phone, lastName);
  await payLink(phone).click();
  await payBy(phone, goodCard);
}

/** The confirmation is the last text, and the only one of its kind. */
async function expectConfirmed({ phone, number, lastName, others }: Guest, sql: Sql): Promise<void> {
  await takeUpPhone(phone, number);
  // what failed is tried again after half a minute or so
  await expect(await textAfter(phone, others + 2, 90)).toContainText('is confirmed. Paid: ');
  await expect(phone.getByRole('listitem')).toHaveCount(others + 3);
  await expectOnePaidStay(sql, lastName);
}

test('a room that was taken meanwhile is said, and another one is booked', async ({
  page,
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const guest = await openLink(page, await visit({ viewport: desktop }), '+15125550101', 61);
  await blockTheFirst(page, sql);
  await selectButton(page).click();
  await expect(messages(page)).toContainText('This room has just been taken. Please choose another one.');
  await expect(heading(page)).toHaveText('Choose Your Room');
  await chooseFirstRoom(page);
  await goAndPay(guest);
  await expect(heading(page)).toHaveText('Booking Confirmed');
  await expectConfirmed(guest, sql);
});

test('a room that is sold while its guest pays is booked by the desk once there is one again', async ({
  page,
  visit,
  sql,
}) => {
  const desk = await visit({ isSignedIn: true, viewport: desktop });
  const guest = await openLink(page, desk, '+15125550101', 67);
  await chooseFirstRoom(page);
  await submitContact(page, guest.lastName);
  await turnOn('cloudbeds', 'room_just_taken');
  await payLink(page).click();
  await payBy(page, goodCard);
  // a page that is open already hears of an alert within a minute
  const failed = `SELECT FROM payment WHERE metadata->>'lastName' = $1 AND sync_status = 'failed'`;
  await expect.poll(() => sql(failed, [guest.lastName])).toHaveLength(1);
  await desk.goto('/');
  const alerts = desk.getByRole('region', { name: 'System Alerts' });
  await expect(alerts.getByText(/paid bookings? (is|are) not in Cloudbeds/)).toBeVisible();
  await desk.goto('/payments');
  await turnAllOff();
  await desk.getByRole('button', { name: new RegExp(`^Actions: .+, Ada ${guest.lastName}$`) }).click();
  await desk.getByRole('menuitem', { name: 'Retry' }).click();
  await expectConfirmed(guest, sql);
});

test('a link that is open in two tabs is paid once', async ({ page, context, visit, sql }) => {
  const guest = await openLink(page, await visit({ viewport: desktop }), '+15125550101', 73);
  await chooseFirstRoom(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(heading(second)).toHaveText('Complete Your Booking');
  for (const tab of [page, second]) await typeContact(tab, guest.lastName);
  await Promise.all([page, second].map(continueToPayment));
  for (const tab of [page, second]) await expect(heading(tab)).toHaveText('Pay to confirm your room');
  await payLink(page).click();
  await payBy(page, goodCard);
  await expect(heading(page)).toHaveText('Booking Confirmed');
  await second.reload();
  await expect(second.getByText('Thank you for your payment.')).toBeVisible();
  await expect(payLink(second)).toHaveCount(0);
  await expectConfirmed(guest, sql);
});
