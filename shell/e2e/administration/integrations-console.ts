import { expect, type Page } from '../console.ts';

export const integrations = [
  { provider: 'vapi', name: 'Vapi' },
  { provider: 'cloudbeds', name: 'Cloudbeds' },
  { provider: 'stripe', name: 'Stripe' },
  { provider: 'twilio', name: 'Twilio' },
] as const;

export const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
export const results = (page: Page) => panel(page, 'Test Results').getByRole('listitem');

const toastRegion = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** The toast that shows has this title and these words; what failed is told at once. */
export async function expectToast(page: Page, kind: 'good' | 'bad', title: string, words?: string | RegExp) {
  const toast = toastRegion(page).getByRole(kind === 'good' ? 'status' : 'alert');
  await expect(toast.getByText(title, { exact: true })).toBeVisible({ timeout: 40_000 });
  if (words !== undefined) await expect(toast.getByText(words)).toBeVisible();
}
