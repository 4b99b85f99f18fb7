import { expect, type Locator, type Page } from '../../shell/e2e/console.ts';

export const goodCard = '4242 4242 4242 4242';

/** A last name that nobody else in the hotel has. */
export const newName = (): string => `Byron-${Date.now().toString(36)}`;

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** What a guest paid or is to pay, on the screen Payments. */
export const paymentsOf = (desk: Page, guest: string): Locator =>
  desk.getByRole('main').getByRole('row').filter({ hasText: guest });

const dayMs = 24 * 60 * 60_000;

const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(Date.now() + days * dayMs);

const texts = (phone: Page): Locator => phone.getByRole('listitem');

/** Opens the simulated phone of a number. @returns how many texts are on it */
export async function takeUpPhone(phone: Page, number: string): Promise<number> {
  await phone.goto(process.env['E2E_CONTROL_URL']!);
  const phones = await phone.getByRole('link', { name: 'their phones' }).getAttribute('href');
  await phone.goto(`${phones}/${encodeURIComponent(number)}`);
  return texts(phone).count();
}

/** The text that comes after so many others, once it is there. */
export async function textAfter(phone: Page, others: number, seconds = 20): Promise<Locator> {
  const text = texts(phone).nth(others);
  await expect(async () => {
    await phone.getByRole('link', { name: 'Show new texts' }).click();
    await expect(text).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: seconds * 1000 });
  return text;
}

/** From the control page somebody calls and asks for two nights, so many days from now, and has the link texted. */
export async function callAndAskForLink(control: Page, number: string, days: number): Promise<void> {
  await control.goto(process.env['E2E_CONTROL_URL']!);
  const call = control.getByRole('form', { name: 'Type as the caller' });
  await call.getByLabel('Phone').selectOption(number);
  await call.getByRole('button', { name: 'Call and type' }).click();
  await askForLink(control, days);
}

/** On the page of a call somebody asks for two nights, so many days from now, has the link texted, and says goodbye. */
export async function askForLink(control: Page, days: number): Promise<void> {
  const wish = `I would like to book a room from ${inDays(days)} to ${inDays(days + 2)} for 2 adults`;
  for (const words of [wish, 'Yes please', 'Thank you, goodbye']) {
    await control.getByLabel('What you say').fill(words);
    await control.getByRole('button', { name: 'Say it' }).click();
    await expect(control.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  }
  await expect(control.getByText(/^The call has ended/)).toBeVisible();
}

/** A page can be read before its script is there, but a press does nothing until then. */
export const scriptOf = (phone: Page): Promise<void> => phone.waitForLoadState('networkidle');

/** Takes the first room of the list. @returns what it costs with everything, as it is written there */
export async function chooseFirstRoom(phone: Page): Promise<string> {
  await expect(heading(phone)).toHaveText('Choose Your Room');
  await scriptOf(phone);
  const room = phone.getByRole('listitem').filter({ has: phone.getByRole('button', { name: 'Select This Room' }) });
  const total = await room.first().getByRole('definition').last().innerText();
  await room.first().getByRole('button', { name: 'Select This Room' }).click();
  await expect(heading(phone)).toHaveText('Complete Your Booking');
  await expect(phone.getByRole('definition').last()).toHaveText(total);
  return total;
}

export async function typeContact(phone: Page, lastName: string): Promise<void> {
  await phone.getByLabel('First name').fill('Ada');
  await phone.getByLabel('Last name').fill(lastName);
  await phone.getByLabel('Email').fill('ada@guest.example');
}

export const continueToPayment = (phone: Page): Promise<void> =>
  phone.getByRole('button', { name: 'Continue to payment' }).click();

export async function submitContact(phone: Page, lastName: string): Promise<void> {
  await typeContact(phone, lastName);
  await continueToPayment(phone);
  await expect(heading(phone)).toHaveText('Pay to confirm your room');
}

/** Where a guest pays, with the amount. */
export const payLink = (phone: Page): Locator => phone.getByRole('link', { name: /^Pay \$[\d,.]+ now$/ });

/** On Stripe's page. */
export async function payBy(phone: Page, card: string): Promise<void> {
  await phone.getByLabel('Card number').fill(card);
  await phone.getByLabel('Expiry').fill('12 / 40');
  await phone.getByLabel('Security code').fill('123');
  await phone.getByLabel('Name on card').fill('Ada Byron');
  await phone.getByLabel('ZIP').fill('78701');
  await phone.getByRole('button', { name: /^Pay \$/ }).click();
}
