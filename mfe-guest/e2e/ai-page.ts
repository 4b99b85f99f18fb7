import { expect, type Locator, type Page } from '../../shell/e2e/console.ts';

export const names = {
  booking: 'Booking Agent',
  experience: 'Customer Experience Agent',
  manager: 'Staff Operations Assistant',
};

export const card = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });
export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const field = (page: Page, label: string | RegExp): Locator => dialog(page).getByLabel(label);
export const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });
export const toast = (page: Page, title: string): Locator =>
  dialog(page).getByRole('region', { name: 'Messages' }).getByText(title, { exact: true });
export const log = (page: Page): Locator => dialog(page).getByRole('log', { name: 'Conversation' });
export const message = (page: Page): Locator => field(page, 'Your message');

export async function openChat(page: Page, name: string): Promise<void> {
  await page.goto('/ai');
  await card(page, name).getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
}

/** Talks with the booking agent as Ada. */
export async function startBooking(page: Page, phone = ''): Promise<void> {
  await openChat(page, names.booking);
  await field(page, 'First name').fill('Ada');
  await field(page, /^Phone/).fill(phone);
  await button(page, 'Start Chat').click();
  await expect(log(page)).toContainText('Hello Ada!');
}

/** Says something and waits until the answer is whole. */
export async function sendMessage(page: Page, words: string): Promise<void> {
  await message(page).fill(words);
  await message(page).press('Enter');
  await expect(log(page).getByText(words, { exact: true })).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
}

type Text = { body: string };

/** What the simulated phone of a number has received, newest last. */
export async function textsOn(number: string): Promise<string[]> {
  const twilio = Number(new URL(process.env['E2E_CONTROL_URL']!).port) + 4;
  const answer = await fetch(`http://127.0.0.1:${twilio}/api/phones/${encodeURIComponent(number)}/texts`);
  return ((await answer.json()) as Text[]).map(({ body }) => body);
}

/** What a pattern finds in the text that comes after so many others. */
export async function textedAfter(number: string, others: number, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await textsOn(number)).slice(others).join('\n').match(wanted)?.[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!;
}
