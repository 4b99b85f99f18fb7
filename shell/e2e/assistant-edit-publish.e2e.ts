import {
  assistantHere,
  atVapi,
  expectToast,
  field,
  open,
  panel,
  publishable,
  publishVerified,
  removeAssistants,
  report,
  tab,
  verify,
} from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { turnAllOff, turnOn } from './faults.ts';

type Held = {
  name: string;
  maxDurationSeconds: number;
  model: { messages: { content: string }[]; toolIds: string[] };
};

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish to Vapi' });

test.afterEach(async ({ sql, browser }) => {
  await turnAllOff();
  await removeAssistants(sql, browser);
});

test('publishing saves first, and tells for 15 s what was sent', async ({ console: page, sql }) => {
  const { id, path } = await publishable(sql);
  await page.clock.install();
  await open(page, id);
  await field(page, 'Personality').fill('Warm and brief.');
  await publishButton(page).click();
  await expectToast(
    page,
    'Published Journey to Vapi!',
    /^Tools \(\d+\): .*get_availability_and_rates/,
    /Prompt: \d+ groups?, \d+ rules?/,
    /Model: openai gpt-4o/,
    /Voice: vapi Elliot/,
  );
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Published Journey to Vapi!');
  await page.clock.fastForward(14_000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1_500);
  await expect(toast).toBeHidden();
  const [row] = await sql('SELECT personality, status FROM assistant WHERE id = $1', [id]);
  expect(row).toEqual({ personality: 'Warm and brief.', status: 'published' });
  expect((await atVapi<Held>('GET', path)).model.messages[0]!.content).toContain('Warm and brief.');
});

test('what the preview showed is what Vapi holds, to the byte; what is not ours there stays', async ({
  console: page,
  sql,
}) => {
  const { id, path } = await publishable(sql);
  const asked = page.waitForResponse('**/preview');
  await open(page, id, 'publish');
  const { prompt } = (await (await asked).json()) as { prompt: string };
  await expect(panel(page, 'Status').getByText('Never', { exact: true })).toBeVisible();
  await panel(page, 'Publish & Verify').getByLabel('Note').fill('The first one');
  await publishVerified(page);
  const steps = report(page).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(10);
  await expect(report(page).locator('[data-ok=false]')).toHaveCount(0);
  for (const moment of ['Vapi before', 'Vapi after']) {
    await report(page).getByText(moment, { exact: true }).click();
    await expect(report(page).locator('details[open] pre').last()).toContainText(`"maxDurationSeconds": 900`);
  }
  await expectAccessible(page, 'a report');
  const held = await atVapi<Held>('GET', path);
  expect(held.model.messages).toMatchObject([{ content: prompt }]);
  expect(held).toMatchObject({ name: 'Journey', maxDurationSeconds: 900 });
  await expect(panel(page, 'Status').getByText('published', { exact: true })).toHaveAttribute('data-tone', 'good');
  await expect(panel(page, 'Status').getByText('Never', { exact: true })).toHaveCount(0);
  const version = panel(page, 'Version History').getByRole('listitem').first();
  await expect(version).toContainText(/Version 1.*Live.*owner.*The first one/s);
});

test('a save that fails keeps it from being published', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  const { id } = await publishable(sql);
  await open(page, id);
  const published: string[] = [];
  page.on('request', (request) => /\/api\/.*\/publish/.test(request.url()) && published.push(request.url()));
  await page.route('**/api/admin/assistants/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { error: 'Away.' } }) : route.fallback(),
  );
  await field(page, 'Personality').fill('Warm');
  await publishButton(page).click();
  await expectToast(page, 'Error', 'Failed to save assistant');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Failed to save assistant')).toBeHidden();
  await tab(page, 'Publish').click();
  const tried = page.waitForRequest((request) => request.method() === 'PUT');
  await verify(page).click();
  await tried;
  await expect(verify(page)).toBeEnabled();
  await expectToast(page, 'Error', 'Failed to save assistant');
  expect(published).toEqual([]);
  await tab(page, 'Overview').click();
  await expect(field(page, 'Personality')).toHaveValue('Warm');
});

test('what must not go live is refused in words, above and in the report', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 422/);
  const { id, path } = await publishable(sql);
  await open(page, id);
  await field(page, 'Name').fill(`Journey ${'x'.repeat(40)}`);
  await publishButton(page).click();
  await expectToast(page, 'Publish Failed', /40 characters/);
  await tab(page, 'Publish').click();
  await expect(panel(page, 'Publish & Verify').getByText('This keeps it from being published:')).toBeVisible();
  await verify(page).click();
  await expect(report(page)).toContainText(/Publish Error.*40 characters/);
  expect((await atVapi<Held>('GET', path)).name).toBe('Journey at Vapi');
});

test('an assistant that Vapi does not know, and a failure without words', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of (404|422|500)/);
  await open(
    page,
    await assistantHere(sql, {
      system_prompt: 'Be brief.',
      first_message: 'I am an AI assistant; this call may be recorded.',
    }),
  );
  await publishButton(page).click();
  await expectToast(page, 'Publish Failed', /Vapi knows no assistant/);
  await page.route('**/publish', (route) => route.fulfill({ status: 500, body: '' }));
  await publishButton(page).click();
  await expectToast(page, 'Publish Failed', 'Failed to publish to Vapi');
});

test('a field that Vapi refuses is told, and what callers hear stays', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of [45]\d\d/);
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await publishVerified(page);
  await tab(page, 'Configuration').click();
  await field(page, 'Voice ID').fill('Savannah');
  await tab(page, 'Publish').click();
  await turnOn('vapi', 'refused');
  await verify(page).click();
  await expect(report(page)).toContainText(/Publish Error.*model must be one of/, { timeout: 30_000 });
  await expect(panel(page, 'Status').getByText('error', { exact: true })).toHaveAttribute('data-tone', 'bad');
  expect(await sql('SELECT published_version, voice_id FROM assistant WHERE id = $1', [id])).toEqual([
    { published_version: 1, voice_id: 'Savannah' },
  ]);
});

test('one that stops half way is published with warnings, and says what is held', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of [45]\d\d/);
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await expect(verify(page)).toBeVisible();
  await turnOn('vapi', 'expired_token', 'half_way');
  await verify(page).click();
  await expect(report(page).getByText('Published with Warnings')).toBeVisible({ timeout: 30_000 });
  await expect(report(page)).toContainText('Vapi took version 1, but did not say afterwards what it holds.');
  await expect(report(page).locator('[data-ok=false]')).toContainText('Read it back');
  await expect(report(page)).toContainText('Vapi after: could not be read back');
});
