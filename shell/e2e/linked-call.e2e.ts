import { expect, test, type Page, type Sql } from './console.ts';
import { expectAccessible } from './axe.ts';

const linked = (page: Page) => page.getByRole('main').locator('li[aria-current]');

/** A call with something said in it: the newest, or the one that so many came after. */
async function callWithWords(sql: Sql, newer: number): Promise<{ id: string; line: string }> {
  const [call] = await sql<{ id: string; transcript: string }>(
    `SELECT id, transcript FROM call WHERE mode = 'test' AND transcript <> ''
     ORDER BY started_at DESC, id DESC OFFSET $1 LIMIT 1`,
    [newer],
  );
  return { id: call!.id, line: call!.transcript.split('\n')[0]! };
}

test('a link to one of the newest calls leads to it, with what was said unfolded', async ({ console: page, sql }) => {
  const { id, line } = await callWithWords(sql, 40);
  await page.goto(`/call-logs?call=${id}`);
  await expect(linked(page)).toHaveCount(1);
  await expect(linked(page)).toBeFocused();
  await expect(linked(page).getByText(line)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Linked Call' })).toHaveCount(0);
  await expectAccessible(page, 'a linked call');
});

test('an older call stands above the list', async ({ console: page, sql }) => {
  const { id, line } = await callWithWords(sql, 120);
  await page.goto(`/call-logs?call=${id}`);
  const call = page.getByRole('region', { name: 'Linked Call' }).getByRole('listitem');
  await expect(call).toBeFocused();
  await expect(call.getByText(line)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent Calls' }).getByRole('listitem')).toHaveCount(100);
  await expect(linked(page)).toHaveCount(1);
});

test('a link to a call that is not there says so above the list', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 404/);
  await page.goto('/call-logs?call=nobody-called');
  await expect(page.getByRole('alert')).toContainText('The call could not be loaded');
  await expect(page.getByRole('region', { name: 'Recent Calls' }).getByRole('listitem')).toHaveCount(100);
});
