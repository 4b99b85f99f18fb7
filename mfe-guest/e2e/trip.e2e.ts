import { expect, test, type Page } from '../../shell/e2e/console.ts';
import {
  callAndAskForLink,
  chooseFirstRoom,
  goodCard,
  heading,
  newName,
  payBy,
  payLink,
  paymentsOf,
  submitContact,
  takeUpPhone,
  textAfter,
} from './trip.ts';
import { reservationInCloudbeds } from './cloudbeds.ts';

const declinedCard = '4000 0000 0000 0002';
const desktop = { width: 1360, height: 900 };

async function revenueToday(desk: Page): Promise<number> {
  await desk.goto('/');
  const card = desk.getByRole('region', { name: 'Revenue Today' });
  await expect(card).toContainText('$');
  return centsOf(await card.innerText());
}

const centsOf = (words: string): number =>
  Math.round(Number(/\$([\d,.]*\d)/.exec(words)![1]!.replaceAll(',', '')) * 100);

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('from a call to a reservation: the texted link, a room, a card, and all that staff see of it', async ({
  page: phone,
  visit,
}) => {
  test.setTimeout(120_000);
  const [number, lastName] = ['+15125550114', newName()];
  const desk = await visit({ isSignedIn: true, viewport: desktop });
  const revenueBefore = await revenueToday(desk);
  const others = await takeUpPhone(phone, number);
  await callAndAskForLink(desk, number, 40);

  await (await textAfter(phone, others)).getByRole('link').click();
  const total = await chooseFirstRoom(phone);
  await submitContact(phone, lastName);

  await takeUpPhone(phone, number);
  await (await textAfter(phone, others + 1)).getByRole('link').click();
  await expect(phone.getByText(total, { exact: true }).first()).toBeVisible();
  await payBy(phone, goodCard);
  await expect(heading(phone)).toHaveText('Booking Confirmed');

  await takeUpPhone(phone, number);
  const confirmation = await textAfter(phone, others + 2);
  await expect(confirmation).toContainText(`is confirmed. Paid: ${total}.`);

  await desk.goto('/payments');
  const payment = paymentsOf(desk, `Ada ${lastName}`);
  for (const text of [total, 'Paid', 'Synced']) {
    await expect(payment.getByText(text, { exact: true })).toBeVisible();
  }
  const reservation = await payment.getByRole('link', { name: /^Reservation / }).innerText();
  await expect(payment).toContainText(`Booking${reservation}`);
  await expect(confirmation).toContainText(`your reservation ${reservation} from`);
  expect(await reservationInCloudbeds(reservation)).toMatchObject({
    guestName: `Ada ${lastName}`,
    status: 'confirmed',
    total: centsOf(total) / 100,
    balance: 0,
  });

  await payment.getByRole('button', { name: /^Actions: / }).click();
  await desk.getByRole('menuitem', { name: 'Open call' }).click();
  await expect(desk).toHaveURL(/\/call-logs\/[\w-]+$/);
  const call = desk.getByRole('main');
  await expect(call.getByText('Booked', { exact: true }).first()).toBeVisible();
  await expect(call.getByText('Yes please').first()).toBeVisible();

  expect(await revenueToday(desk)).toBe(revenueBefore + centsOf(total));
  const recent = desk.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem');
  await expect(recent.filter({ hasText: `Ada ${lastName}` }).first()).toContainText('Booked');
});

test('a declined card costs nothing, and another one pays once', async ({ page: phone, visit, sql, mayComplain }) => {
  mayComplain(/status of 402/);
  test.setTimeout(120_000);
  const [number, lastName] = ['+12105550120', newName()];
  const desk = await visit({ isSignedIn: true, viewport: desktop });
  const others = await takeUpPhone(phone, number);
  await callAndAskForLink(desk, number, 47);
  await (await textAfter(phone, others)).getByRole('link').click();
  const total = await chooseFirstRoom(phone);
  await submitContact(phone, lastName);
  await payLink(phone).click();

  await payBy(phone, declinedCard);
  await expect(phone.getByRole('alert')).toContainText('declined');
  await desk.goto('/payments');
  const payment = paymentsOf(desk, `Ada ${lastName}`);
  await expect(payment.getByText('Pending', { exact: true }).first()).toBeVisible();

  await payBy(phone, goodCard);
  await expect(heading(phone)).toHaveText('Booking Confirmed');
  await takeUpPhone(phone, number);
  await expect(await textAfter(phone, others + 2)).toContainText(`is confirmed. Paid: ${total}.`);
  await desk.getByRole('button', { name: 'Refresh' }).click();
  await expect(payment.getByText('Paid', { exact: true })).toBeVisible();
  await expect(payment).toHaveCount(1);
  expect(
    await sql(`SELECT amount_cents, refunded_cents FROM payment WHERE metadata->>'lastName' = $1`, [lastName]),
  ).toEqual([{ amount_cents: centsOf(total), refunded_cents: 0 }]);
});
