import { dialog, panel } from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { rehearseCall } from './rehearse-call.ts';

const button = (page: Page, number: string) =>
  page.getByRole('button', { name: new RegExp(`^Make a Golden Call of \\${number},`) });
const made = (sql: Sql) =>
  sql<{ name: string; is_active: boolean; said: string }>(
    `SELECT name, is_active, turns::text AS said FROM golden_call WHERE from_call_id IS NOT NULL`,
  );

test.afterEach(({ sql }) => sql('DELETE FROM golden_call WHERE from_call_id IS NOT NULL'));

test('two clicks make a call of the log a golden call, without the caller', async ({ console: page, sql }) => {
  // the assistants at Vapi are taken in when somebody looks at them
  await page.goto('/assistant');
  await expect(page.getByRole('list', { name: 'Assistants' })).toBeVisible();
  const number = await rehearseCall(sql);
  await sql(
    `UPDATE call_turn SET text = 'This is Rosa Delgado, five one two, eight six seven, five three oh nine. ' || text
     WHERE speaker = 'guest' AND call_id = (SELECT id FROM call WHERE caller_number = $1)`,
    [number],
  );
  await page.goto('/call-logs');
  await button(page, number).click();
  const asking = dialog(page, 'Make a Golden Call');
  const kept = asking.getByRole('list', { name: 'What is kept' });
  await expect(kept).toContainText('This is Alex Guest, +15125550100.');
  await expect(kept).toContainText('Uses get_property_facts');
  expect(await made(sql)).toEqual([]);
  await expectAccessible(page, 'a golden call of the log');
  await asking.getByRole('button', { name: 'Save' }).click();
  const link = page.getByRole('link', { name: /^Golden call saved/ });
  await expect(link).toBeFocused();
  const [row] = await made(sql);
  expect(row).toMatchObject({ is_active: false });
  expect(row!.said).not.toMatch(/Rosa|Delgado|eight six seven/);
  await link.click();
  await expect(page).toHaveURL(/\/assistant\/\d+\?tab=publish$/);
  await expect(panel(page, 'Golden Calls').getByRole('listitem').filter({ hasText: row!.name })).toBeVisible();

  await page.goto('/call-logs');
  await button(page, number).click();
  await expect(asking).toContainText('A golden call was made of this call before.');
  await asking.getByRole('button', { name: 'Save' }).click();
  await expect(link).toBeVisible();
  expect(await made(sql)).toHaveLength(1);
});

test('a call whose words are not there, and one that cannot be saved, say why', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of (422|500)/);
  const number = await rehearseCall(sql);
  await page.goto('/call-logs');
  await page.route('**/golden-calls/from-call', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, number).click();
  const asking = dialog(page, 'Make a Golden Call');
  await expect(asking.getByRole('list', { name: 'What is kept' })).toBeVisible();
  await asking.getByRole('button', { name: 'Save' }).click();
  await expect(asking.getByRole('alert')).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, number)).toBeFocused();
  await sql(`DELETE FROM call_turn WHERE call_id = (SELECT id FROM call WHERE caller_number = $1)`, [number]);
  await page.reload();
  await button(page, number).click();
  await expect(asking).toContainText('The caller said nothing in this call, so there is nothing to play.');
  await expect(asking.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

test('who may not change assistants is not offered it', async ({ visit, sql }) => {
  const page = await visit();
  try {
    await enterAs(page, sql, 'front_desk', '/call-logs');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Make a Golden Call/ })).toHaveCount(0);
  } finally {
    await removePeople(sql);
  }
});
