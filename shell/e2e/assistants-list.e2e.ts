import { assistantHere, card, expectToast, panel, removeAssistants } from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';

test.afterEach(async ({ sql, browser }) => {
  await removeAssistants(sql, browser);
  await removePeople(sql);
});

test('the list has its title, three quick tools and a count', async ({ console: page, sql }) => {
  await assistantHere(sql);
  await page.goto('/assistant');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Assistants', exact: true })).toBeVisible();
  const tools = panel(page, 'Quick Tools').getByRole('link');
  await expect(tools).toHaveText([
    /AI Documentation.*AI rules and guidelines/,
    /Employee Whitelist.*Staff phone access/,
    /Call Logs/,
  ]);
  for (const [at, path] of ['/ai-documentation', '/employees', '/call-logs'].entries()) {
    await expect(tools.nth(at)).toHaveAttribute('href', path);
  }
  const [row] = await sql<{ count: string }>(
    `SELECT count(*) FROM assistant WHERE mode = 'test' AND archived_at IS NULL`,
  );
  await expect(page.getByText(new RegExp(`^${row!.count} assistants? configured$`))).toBeVisible();
  await expectAccessible(page, 'the list');
});

test('a card tells who it is and where it stands, and leads to it', async ({ console: page, sql }) => {
  const id = await assistantHere(sql, {
    name: 'Journey night',
    agent_name: 'Nell',
    description: 'Answers at night.',
    status: 'published',
  });
  const [row] = await sql<{ assistant_id: string }>('SELECT assistant_id FROM assistant WHERE id = $1', [id]);
  await page.goto('/assistant');
  const nell = card(page, 'Nell');
  await expect(nell.locator('[data-type=guest]')).toBeVisible();
  for (const words of ['Guest', 'Answers at night.', 'published', 'Never', 'Configure & Publish']) {
    await expect(nell.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(nell.getByText(`${row!.assistant_id.slice(0, 8)}…`, { exact: true })).toBeVisible();
  await nell.click();
  await expect(page).toHaveURL(new RegExp(`/assistant/${id}$`));
});

test('states in their colours', async ({ console: page, sql }) => {
  const tones = { published: 'good', draft: 'warning', error: 'bad' };
  for (const status of Object.keys(tones)) await assistantHere(sql, { name: `Journey ${status}`, status });
  await sql(
    `UPDATE assistant SET drift = '[{"field":"voiceId","expected":"Elliot","found":"Nico"}]', drift_since = now(), revision = 2 WHERE name = 'Journey published'`,
  );
  await page.goto('/assistant');
  for (const [status, tone] of Object.entries(tones)) {
    await expect(card(page, `Journey ${status}`).getByText(status, { exact: true })).toHaveAttribute('data-tone', tone);
  }
  await expect(card(page, 'Journey published').getByText('Changed at Vapi', { exact: true })).toBeVisible();
  await expect(card(page, 'Journey published').getByText('Unpublished changes', { exact: true })).toBeVisible();
  await expect(card(page, 'Journey draft').getByText('Unpublished changes', { exact: true })).toHaveCount(0);
});

test('a status that nobody knows here is yellow, with a clock as of a draft', async ({ console: page, sql }) => {
  for (const status of ['draft', 'published', 'error']) await assistantHere(sql, { name: `Journey ${status}`, status });
  await assistantHere(sql, { name: 'Journey unknown' });
  await page.route('**/api/admin/assistants?*', async (route) => {
    const answer = await route.fetch();
    const all = (await answer.json()) as { name: string }[];
    await route.fulfill({
      json: all.map((each) => ({ ...each, ...(each.name === 'Journey unknown' && { status: 'paused' }) })),
    });
  });
  await page.goto('/assistant');
  const badge = (name: string, status: string) => card(page, `Journey ${name}`).getByText(status, { exact: true });
  const icon = (name: string, status: string) =>
    badge(name, status)
      .locator('xpath=preceding-sibling::*')
      .evaluate((svg) => [svg.innerHTML, getComputedStyle(svg).color]);
  await expect(badge('unknown', 'paused')).toHaveAttribute('data-tone', 'warning');
  const unknown = await icon('unknown', 'paused');
  expect(unknown).toEqual(await icon('draft', 'draft'));
  for (const status of ['published', 'error']) expect(await icon(status, status)).not.toEqual(unknown);
});

test('with no assistants the list says so and offers the first', async ({ console: page }) => {
  await page.route('**/api/admin/assistants?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/assistant');
  await expect(page.getByText('No assistants yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Assistant' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Assistant' })).toBeVisible();
});

test('where all are archived the list says so and shows them', async ({ console: page }) => {
  await page.route('**/api/admin/assistants?*', async (route) => {
    const answer = await route.fetch();
    const all = (await answer.json()) as object[];
    await route.fulfill({ json: all.map((each) => ({ ...each, archivedAt: '2026-01-01T00:00:00.000Z' })) });
  });
  await page.goto('/assistant');
  await expect(page.getByText('All assistants are archived', { exact: true })).toBeVisible();
  await expect(page.getByText('No assistants yet')).toHaveCount(0);
  await expect(page.getByText('0 assistants configured', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show Archived' }).click();
  await expect(page.getByRole('switch', { name: 'Show archived' })).toBeChecked();
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible();
});

test('many assistants with long names fit a small phone', async ({ console: page, sql }) => {
  const name = `Journey ${'W'.repeat(90)}`;
  for (let count = 0; count < 20; count += 1) {
    await assistantHere(sql, { name, description: 'x'.repeat(300), type: count % 2 ? 'staff' : 'customer_experience' });
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/assistant');
  await expect(card(page, name)).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('what fails is told in words, and the card stays as it was', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  await assistantHere(sql);
  await page.goto('/assistant');
  await page.route('**/archive', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Archive Journey' }).click();
  await expectToast(page, 'Error', 'Failed to archive assistant');
  await page.unroute('**/archive');
  await page.getByRole('button', { name: 'Archive Journey' }).click();
  await expectToast(page, 'Success', 'Journey is archived. Vapi was left as it is.');
  await page.getByRole('switch', { name: 'Show archived' }).click();
  await page.route('**/archive', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Restore Journey' }).click();
  await expectToast(page, 'Error', 'Failed to restore assistant');
  await page.unroute('**/archive');
  await page.getByRole('button', { name: 'Restore Journey' }).click();
  await expectToast(page, 'Success', 'Journey is back.');
});

test('an archived assistant is out of the list until it is asked for, and comes back', async ({
  console: page,
  sql,
}) => {
  await assistantHere(sql);
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Archive Journey' }).click();
  await expect(card(page, 'Journey')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show archived' }).click();
  await expect(card(page, 'Journey').getByText('Archived', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Journey' }).click();
  await expect(card(page, 'Journey').getByText('Archived', { exact: true })).toHaveCount(0);
});

test('a viewer reads and is offered nothing else', async ({ page, sql }) => {
  await assistantHere(sql);
  await enterAs(page, sql, 'viewer', '/assistant');
  await expect(card(page, 'Journey').getByText('View configuration')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
