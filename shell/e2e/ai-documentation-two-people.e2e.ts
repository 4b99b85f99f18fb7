import { change, dialog, expectToast, open, removeDocumentation, titles, write } from './ai-documentation-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

const rules = 'Communication Rules';
const editing = (page: Page) => dialog(page, 'Edit Documentation');
const collision = (page: Page) => dialog(page, 'Somebody else saved meanwhile');
const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit: ${title}` }).click();
const save = (page: Page) => editing(page).getByRole('button', { name: 'Save' }).click();

test.beforeEach(async ({ console: page, mayComplain }) => {
  mayComplain(/status of 4(04|09)/);
  await write(page, { title: 'Pets', content: 'Old.' }, { title: 'Parking' }, { title: 'Smoking' });
});
test.afterEach(({ sql }) => removeDocumentation(sql));

test('of what both changed in an entry a person chooses, and neither is lost', async ({
  console: hers,
  visit,
  sql,
}) => {
  const his = await visit({ isSignedIn: true });
  for (const page of [hers, his]) {
    await open(page);
    await edit(page, 'Pets');
  }
  await editing(hers).getByLabel('Title').fill('Dogs');
  await editing(hers).getByLabel('Content').fill('Hers.');
  await editing(hers).getByLabel('Display order').fill('-1');
  await save(hers);
  await expectToast(hers, 'Documentation updated successfully');

  await editing(his).getByLabel('Title').fill('Cats');
  await editing(his).getByLabel('Content').fill('His.');
  await save(his);
  await expectToast(
    his,
    'Error',
    'Somebody else changed the same in this entry meanwhile. Nothing of yours was saved: look at both and save again.',
  );
  const fields = collision(his).getByRole('group');
  await expect(fields).toHaveText([/Title.*Dogs.*Cats/, /Content.*Hers\..*His\./]);
  await expect(collision(his).getByText('Changed by the other and taken over: Display order.')).toBeVisible();
  await expectAccessible(his, 'the two versions');
  await collision(his).getByRole('button', { name: 'Cancel' }).click();
  await expect(editing(his).getByLabel('Content')).toHaveValue('His.');

  await save(his);
  await fields.nth(0).getByLabel('Keep theirs').click();
  await expect(collision(his).getByRole('button', { name: 'Choose for every field' })).toBeDisabled();
  await fields.nth(1).getByLabel('Keep yours').click();
  await collision(his).getByRole('button', { name: 'Save' }).click();
  await expectToast(his, 'Documentation updated successfully');
  await expect(his.getByRole('dialog')).toHaveCount(0);
  await expect(his.getByRole('button', { name: 'Edit: Dogs' })).toBeFocused();
  expect(await sql(`SELECT title, content, "order" FROM ai_documentation WHERE id = 1`)).toEqual([
    { title: 'Dogs', content: 'His.', order: -1 },
  ]);
});

test('where theirs is chosen for all, nothing is sent', async ({ console: page }) => {
  await open(page);
  await edit(page, 'Pets');
  await change(page, 'PATCH', 1, { content: 'Theirs.' });
  await editing(page).getByLabel('Content').fill('Mine.');
  await save(page);
  await collision(page).getByLabel('Keep theirs').click();
  await collision(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: rules }).getByText('Theirs.', { exact: true })).toBeVisible();
});

test('what somebody deleted while it was edited comes back with what was typed', async ({ console: page, sql }) => {
  await open(page);
  await edit(page, 'Pets');
  await change(page, 'DELETE', 1);
  await editing(page).getByLabel('Content').fill('Dogs may stay.');
  await save(page);
  await expectToast(page, 'Error', 'This entry was not found.');
  await expect(editing(page).getByRole('alert')).toContainText('Somebody deleted this entry meanwhile.');
  await editing(page).getByRole('button', { name: 'Restore and Save' }).click();
  await expectToast(page, 'Documentation updated successfully');
  await expect(titles(page, rules)).toHaveText(['Pets', 'Parking', 'Smoking']);
  expect(await sql('SELECT content, deleted_at FROM ai_documentation WHERE id = 1')).toEqual([
    { content: 'Dogs may stay.', deleted_at: null },
  ]);
});

test('a place that was chosen in an older order is not taken, and the order of now shows', async ({
  console: page,
}) => {
  await open(page);
  await expect(titles(page, rules)).toHaveText(['Pets', 'Parking', 'Smoking']);
  await change(page, 'PATCH', 1, { order: 5 });
  await page.getByRole('button', { name: 'Move down: Pets' }).click();
  await expectToast(
    page,
    'Error',
    'Somebody else changed the same in this entry meanwhile. Nothing of yours was saved: look at both and save again.',
  );
  await expect(titles(page, rules)).toHaveText(['Parking', 'Smoking', 'Pets']);
});
