import { removeDocumentation, write } from './ai-documentation-console.ts';
import { assistantHere, field, open, panel, removeAssistants, tab } from './assistants-console.ts';
import { expect, test, type Page } from './console.ts';

const pieces = (page: Page) =>
  panel(page, 'Preview').getByRole('list', { name: 'Parts of the prompt' }).locator('> li');

test.afterEach(async ({ sql }) => {
  await removeAssistants(sql);
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
