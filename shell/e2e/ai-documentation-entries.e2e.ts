import {
  card,
  dialog,
  expectToast,
  open,
  removeDocumentation,
  rows,
  titles,
  write,
} from './ai-documentation-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';

const rules = 'Communication Rules';

test.afterEach(({ sql }) => removeDocumentation(sql));

test('three cards stand in the order of the prompt, and an empty one says so', async ({ console: page }) => {
  await open(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Guest Communication',
    'Property-Management Integration',
    rules,
  ]);
  await expect(main.getByText('No documentation in this category yet.')).toHaveCount(3);
  await expect(main.getByText('Manage rules and guidelines for how the AI assistant communicates')).toBeVisible();
  await expect(
    main.getByText('Review these rules before making changes to the voice-AI assistant configuration'),
  ).toBeVisible();
});

test('an entry is added, changed and still there after a reload', async ({ console: page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Documentation' }).click();
  const adding = dialog(page, 'Add Documentation');
  await expect(adding.getByLabel('Display order')).toHaveValue('0');
  await expect(adding.getByRole('switch', { name: 'Active' })).toBeChecked();
  await adding.getByLabel('Category').selectOption(rules);
  await adding.getByLabel('Title').fill('Pets');
  await adding.getByLabel('Content').fill('Dogs may stay.\nCats may not.');
  await adding.getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'Documentation created successfully');
  await expect(adding).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Documentation' })).toBeFocused();
  await expect(titles(page, rules)).toHaveText(['Pets']);

  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Edit: Pets' }).click();
  const editing = dialog(page, 'Edit Documentation');
  await expect(editing.getByLabel('Content')).toHaveValue('Dogs may stay.\nCats may not.');
  await editing.getByLabel('Category').selectOption('Guest Communication');
  await editing.getByLabel('Display order').fill('4');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Documentation updated successfully');
  expect((await sent).postDataJSON()).toEqual({ category: 'Guest Communication', order: 4, revision: 1 });

  await page.reload();
  await expect(rows(page, 'Guest Communication')).toContainText(['Pets']);
  await expect(rows(page, 'Guest Communication')).toContainText(['Cats may not.']);
  await expect(rows(page, 'Guest Communication')).toContainText(['Order 4']);
  await expect(rows(page, rules)).toHaveCount(0);
});

test('an entry is taken out of the prompt and put back by its toggle, and is dimmed meanwhile', async ({
  console: page,
  sql,
}) => {
  await write(page, { title: 'Pets' });
  await open(page);
  const toggle = page.getByRole('button', { name: 'Active: Pets' });
  const words = [titles(page, rules), page.getByText('About Pets.')];
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  for (const [isActive, opacity] of [
    [false, '0.7'],
    [true, '1'],
  ] as const) {
    await toggle.click();
    await expectToast(page, 'Documentation updated successfully');
    await expect(toggle).toHaveAttribute('aria-pressed', `${isActive}`);
    await expect(toggle).toBeFocused();
    await expect(card(page, rules).getByText('Inactive', { exact: true })).toHaveCount(isActive ? 0 : 1);
    await expect(card(page, rules).getByText(`${isActive ? 1 : 0} of 1 active`)).toBeVisible();
    for (const line of words) await expect(line).toHaveCSS('opacity', opacity);
    expect(await sql('SELECT is_active FROM ai_documentation')).toEqual([{ is_active: isActive }]);
  }
});

test('the screen with entries and each of its dialogs is accessible', async ({ console: page }) => {
  await write(page, { title: 'Pets' }, { title: 'Parking', isActive: 0 });
  await open(page);
  await expectAccessible(page, 'entries');
  for (const opener of ['Edit: Pets', 'Delete: Pets', 'History: Parking']) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page, opener);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('nothing is wider than a small phone', async ({ console: page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await write(page, { title: 'W'.repeat(120), content: `${'long '.repeat(60)}${'x'.repeat(200)}` });
  await open(page);
  await expect(rows(page, rules)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (const button of await rows(page, rules).getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: /^Edit: / }).click();
  const box = await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(box).toBe(0);
});
