import { expect, type Locator, type Page, type Sql } from '../console.ts';

const card = (page: Page, category: string): Locator => page.getByRole('region', { name: category });
export const rows = (page: Page, category: string): Locator => card(page, category).getByRole('listitem');
export const titles = (page: Page, category: string): Locator =>
  card(page, category).getByRole('heading', { level: 3 });
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const message = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** A toast with this title, and with these words below it. */
export async function expectToast(page: Page, title: string, words?: string): Promise<void> {
  await expect(message(page).getByText(title, { exact: true })).toBeVisible();
  if (words) await expect(message(page).getByText(words, { exact: true })).toBeVisible();
}

export const removeDocumentation = (sql: Sql) =>
  sql('TRUNCATE ai_documentation, ai_documentation_change RESTART IDENTITY');

type Given = { title: string; content?: string; category?: string; order?: number; isActive?: 0 | 1 };

/** Written through the API, as a person would, and gone after the journey. */
export async function write(page: Page, ...entries: Given[]): Promise<void> {
  for (const entry of entries) {
    const answer = await page.request.post('/api/admin/ai-documentation', {
      data: { category: 'Communication Rules', content: `About ${entry.title}.`, ...entry },
      headers: { origin: process.env['E2E_URL']! },
    });
    expect(answer.status()).toBe(201);
  }
}

export async function open(page: Page): Promise<void> {
  await page.goto('/ai-documentation');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3);
}
