import { assistantHere, dialog, expectToast, field, open, removeAssistants } from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';

const collision = (page: Page) => dialog(page, 'Somebody else saved meanwhile');
const savedMeanwhile = (sql: Sql, id: number, changes: string) =>
  sql(`UPDATE assistant SET ${changes}, revision = revision + 1 WHERE id = $1`, [id]);

test.beforeEach(({ mayComplain }) => mayComplain(/status of 409/));
test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('of what two people changed a person chooses field by field, and neither is lost', async ({
  console: page,
  sql,
}) => {
  const id = await assistantHere(sql, { description: 'Old' });
  await open(page, id);
  await field(page, 'Name').fill('Journey mine');
  await field(page, 'Description').fill('Mine');
  await field(page, 'Personality').fill('Warm');
  await savedMeanwhile(sql, id, `name = 'Journey theirs', description = 'Theirs', voice_id = 'Nico'`);
  await page.getByRole('button', { name: 'Save Changes' }).click();

  const fields = collision(page).getByRole('group');
  await expect(fields).toHaveText([/Name.*Journey theirs.*Journey mine/, /Description.*Theirs.*Mine/]);
  await expect(collision(page).getByText('Changed by the other and taken over: Voice ID.')).toBeVisible();
  await expectAccessible(page, 'the two versions');
  await fields.nth(0).getByLabel('Keep theirs').click();
  await expect(collision(page).getByRole('button', { name: 'Choose for every field' })).toBeDisabled();
  await fields.nth(1).getByLabel('Keep yours').click();
  await collision(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Assistant configuration saved successfully');
  expect(await sql('SELECT name, description, personality, voice_id FROM assistant WHERE id = $1', [id])).toEqual([
    { name: 'Journey theirs', description: 'Mine', personality: 'Warm', voice_id: 'Nico' },
  ]);
  await expect(field(page, 'Name')).toHaveValue('Journey theirs');
});

test('two people with a browser each lose nothing', async ({ console: hers, visit, sql }) => {
  const id = await assistantHere(sql, { description: 'Old' });
  const his = await visit({ isSignedIn: true });
  for (const page of [hers, his]) await open(page, id);
  await field(hers, 'Name').fill('Journey hers');
  await field(hers, 'Description').fill('Hers');
  await field(his, 'Name').fill('Journey his');
  await field(his, 'Personality').fill('Warm');
  await hers.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(hers, 'Success');
  await his.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(his, 'Error', /^Somebody else saved this assistant meanwhile\./);
  await expect(collision(his).getByRole('group')).toHaveText([/Name.*Journey hers.*Journey his/]);
  await collision(his).getByLabel('Keep yours').click();
  await collision(his).getByRole('button', { name: 'Save' }).click();
  await expectToast(his, 'Success');
  await expect(field(his, 'Description')).toHaveValue('Hers');
  await hers.reload();
  for (const page of [hers, his]) {
    await expect(field(page, 'Name')).toHaveValue('Journey his');
    await expect(field(page, 'Description')).toHaveValue('Hers');
    await expect(field(page, 'Personality')).toHaveValue('Warm');
  }
});

test('whoever closes the question keeps what they typed, and is asked again', async ({ console: page, sql }) => {
  const id = await assistantHere(sql);
  await open(page, id);
  await field(page, 'Name').fill('Journey mine');
  await savedMeanwhile(sql, id, `name = 'Journey theirs'`);
  for (const _again of [1, 2]) {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await collision(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Name')).toHaveValue('Journey mine');
  }
  expect(await sql('SELECT name FROM assistant WHERE id = $1', [id])).toEqual([{ name: 'Journey theirs' }]);
});

test('changes to different fields are both kept', async ({ console: page, sql }) => {
  const id = await assistantHere(sql);
  await open(page, id);
  await field(page, 'Personality').fill('Warm');
  await savedMeanwhile(sql, id, `description = 'Theirs'`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await collision(page).getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success');
  expect(await sql('SELECT personality, description FROM assistant WHERE id = $1', [id])).toEqual([
    { personality: 'Warm', description: 'Theirs' },
  ]);
});
