import { change, removeDocumentation, write } from './ai-documentation-console.ts';
import {
  assistantHere,
  expectToast,
  field,
  open,
  panel,
  publishable,
  removeAssistants,
  tab,
} from './assistants-console.ts';
import { expect, test, type Page } from './console.ts';

const pieces = (page: Page) =>
  panel(page, 'Preview').getByRole('list', { name: 'Parts of the prompt' }).locator('> li');

test.afterEach(async ({ sql, browser }) => {
  await removeAssistants(sql, browser);
  await removeDocumentation(sql);
});

test('the preview follows what is typed, and tells where each part comes from', async ({ console: page, sql }) => {
  await write(page, { title: 'Pets', content: 'Dogs are welcome.' });
  await open(page, await assistantHere(sql, { system_prompt: 'Be brief.' }));
  await field(page, 'Personality').fill('Warm.');
  await tab(page, 'Configuration').click();
  await field(page, 'Booking logic').fill('Ask for dates first.');
  await tab(page, 'Prompts').click();
  await expect(pieces(page)).toHaveText([
    /^System prompt.*from Prompts.*Be brief\.$/,
    /^Personality.*from Overview.*Warm\.$/s,
    /^The hotel.*from Settings/,
    /^Pets.*from AI Documentation.*Dogs are welcome\.$/s,
    /^Booking logic.*from Configuration.*Ask for dates first\.$/s,
  ]);
  await field(page, 'System prompt').fill('Be brief and kind.');
  await expect(pieces(page).first()).toContainText('Be brief and kind.');

  const asked = page.waitForResponse('**/preview');
  await field(page, 'System prompt').fill('Be kind.');
  const { prompt } = (await (await asked).json()) as { prompt: string };
  await expect(panel(page, 'Preview').getByText(`${prompt.length.toLocaleString('en-US')} characters`)).toBeVisible();
  await pieces(page).nth(3).getByRole('link', { name: 'AI Documentation' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/ai-documentation');
});

test('the whole text is seen and copied in one piece', async ({ console: page, context, sql }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = page.waitForResponse('**/preview');
  await open(page, await assistantHere(sql, { system_prompt: 'Be “brief”.\n\nAsk. 🛎' }), 'prompts');
  const { prompt } = (await (await asked).json()) as { prompt: string };
  await panel(page, 'Preview').getByText('Whole text', { exact: true }).click();
  expect(await panel(page, 'Preview').locator('details[open] pre').textContent()).toBe(prompt);
  const copy = panel(page, 'Preview').getByRole('button', { name: 'Copy Prompt' });
  await copy.click();
  await expectToast(page, 'Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt);
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('No.'))));
  await copy.click();
  await expectToast(page, 'Error', 'The browser did not let it be copied.');
});

test('documentation that was changed, switched off or deleted since the last publish is marked', async ({
  console: page,
  sql,
}) => {
  await write(page, { title: 'Pets' }, { title: 'Parking' }, { title: 'Smoking' }, { title: 'Towels' });
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await panel(page, 'Publish & Verify').getByRole('button', { name: 'Publish & Verify' }).click();
  await expect(page.getByText('Published Successfully')).toBeVisible({ timeout: 30_000 });
  await change(page, 'PATCH', 1, { content: 'Dogs only.' });
  await change(page, 'PATCH', 2, { isActive: 0 });
  await change(page, 'DELETE', 3);
  await open(page, id, 'prompts');
  await expect(pieces(page).filter({ hasText: 'Changed since publish' })).toHaveText([/^Pets.*Dogs only\.$/s]);
  await expect(pieces(page).filter({ hasText: /Parking|Smoking/ })).toHaveCount(0);
  const removed = panel(page, 'Preview').getByRole('list', { name: 'Removed since publish' }).locator('> li');
  await expect(removed).toHaveText([
    /^Parking.*Removed since publish.*About Parking\.$/s,
    /^Smoking.*Removed since publish.*About Smoking\.$/s,
  ]);
});

test('what keeps it from being published is said while it is typed', async ({ console: page, sql }) => {
  await open(page, await assistantHere(sql, { system_prompt: 'Be brief.' }), 'prompts');
  const tooLong = panel(page, 'Preview')
    .getByRole('listitem')
    .filter({ hasText: /^Name: / });
  await expect(pieces(page).first()).toBeVisible();
  await expect(tooLong).toHaveCount(0);
  await tab(page, 'Overview').click();
  await field(page, 'Name').fill(`Journey ${'x'.repeat(40)}`);
  await tab(page, 'Prompts').click();
  await expect(tooLong).toContainText('40');
});

test('a preview that fails says so and is asked for again', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.route('**/preview', (route) => route.fulfill({ status: 500, json: { error: 'The database is away.' } }));
  await open(page, await assistantHere(sql, { system_prompt: 'Be brief.' }), 'prompts');
  await expect(panel(page, 'Preview').getByRole('alert')).toContainText('The preview could not be loaded');
  await page.unroute('**/preview');
  await panel(page, 'Preview').getByRole('button', { name: 'Try again' }).click();
  await expect(pieces(page).first()).toContainText('Be brief.');
});
