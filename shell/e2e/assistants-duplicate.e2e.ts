import { randomUUID } from 'node:crypto';
import { assistantHere, card, dialog, expectToast, field, open, removeAssistants } from './assistants-console.ts';
import { expect, test } from './console.ts';

test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('a copy that fails is told in words, and what was typed stays', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  await assistantHere(sql);
  await page.goto('/assistant');
  await page.route('**/duplicate', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Duplicate Journey' }).click();
  const copying = dialog(page, 'Duplicate Journey');
  await copying.getByLabel('Vapi assistant ID').fill('of-a-copy');
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expectToast(page, 'Error', 'Failed to duplicate assistant');
  await expect(copying.getByLabel('Vapi assistant ID')).toHaveValue('of-a-copy');
});

test('what was typed is not lost by Escape', async ({ console: page, sql }) => {
  await assistantHere(sql);
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Duplicate Journey' }).click();
  const copying = dialog(page, 'Duplicate Journey');
  await copying.getByLabel('Vapi assistant ID').fill('of-a-copy');
  await page.keyboard.press('Escape');
  await dialog(page, 'Discard what you typed?').getByRole('button', { name: 'Keep editing' }).click();
  await expect(copying.getByLabel('Vapi assistant ID')).toHaveValue('of-a-copy');
});

test('an assistant is copied for another one of Vapi', async ({ console: page, sql }) => {
  await assistantHere(sql, { description: 'Answers at night.', system_prompt: 'Be brief.', status: 'published' });
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Duplicate Journey' }).click();
  const copying = dialog(page, 'Duplicate Journey');
  await expect(copying.getByLabel('Name')).toHaveValue('Journey (copy)');
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expectToast(page, 'Validation Error', 'Please fill in all required fields');
  await copying.getByLabel('Vapi assistant ID').fill(randomUUID());
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expectToast(page, 'Success', 'Assistant duplicated successfully');
  await expect(card(page, 'Journey (copy)').getByText('draft', { exact: true })).toBeVisible();
  const [copy] = await sql<{ id: number }>(`SELECT id FROM assistant WHERE name = 'Journey (copy)'`);
  await open(page, copy!.id, 'prompts');
  await expect(field(page, 'System prompt')).toHaveValue('Be brief.');
});
