import {
  atVapi,
  dialog,
  differences,
  drifted,
  expectToast,
  field,
  isSettled,
  panel,
  removeAssistants,
  report,
  rollBack,
  tab,
  verify,
  voiceAt,
} from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';

const drift = (page: Page) => panel(page, 'At Vapi');

async function saved(page: Page, label: string, value: string): Promise<void> {
  const fields = tab(page, label === 'Voice ID' ? 'Configuration' : 'Overview');
  await fields.click();
  // the tab that is left has a box to tick of the same name
  await expect(fields).toHaveAttribute('aria-selected', 'true');
  await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Assistant configuration saved successfully');
  await tab(page, 'Publish').click();
}

test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

const waysOut = [
  {
    way: 'published again',
    act: (page: Page) => drift(page).getByRole('button', { name: 'Publish Version 1 Again' }).click(),
    voice: 'Elliot',
  },
  {
    way: 'kept',
    act: (page: Page) => drift(page).getByRole('button', { name: 'Keep What Vapi Has' }).click(),
    voice: 'Savannah',
  },
  { way: 'rolled back', act: (page: Page) => rollBack(page, drift(page)), voice: 'Elliot' },
];

for (const { way, act, voice } of waysOut) {
  test(`what somebody changed at Vapi is named and can be ${way}`, async ({ console: page, sql }) => {
    const { path } = await drifted(page, sql);
    await act(page);
    await isSettled(page);
    expect(await voiceAt(path)).toBe(voice);
    await tab(page, 'Configuration').click();
    await expect(field(page, 'Voice ID')).toHaveValue(voice);
  });
}

test('the bell leads to what was changed at Vapi', async ({ console: page, sql }) => {
  const { id } = await drifted(page, sql);
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  const bell = page.getByRole('region', { name: 'Notifications' });
  const alert = bell.getByRole('listitem').filter({ hasText: 'Journey is not as it was published' });
  await expect(alert).toContainText('Vapi holds something else than version 1: voice id.');
  await alert.getByRole('link').click();
  await expect(page).toHaveURL(`/assistant/${id}?tab=publish`);
  await expect(differences(drift(page))).toHaveText([/Voice ID.*Elliot.*Savannah/]);
});

test('what was live is published again, and a draft with changes waits', async ({ console: page, sql }) => {
  const { path } = await drifted(page, sql);
  await saved(page, 'Personality', 'Not live yet.');
  await expect(drift(page)).toContainText('the draft with its changes waits');
  await expectAccessible(page, 'a drift');
  await drift(page).getByRole('button', { name: 'Publish Version 1 Again' }).click();
  await isSettled(page);
  expect(await voiceAt(path)).toBe('Elliot');
  expect(JSON.stringify(await atVapi('GET', path))).not.toContain('Not live yet.');
  await expect(panel(page, 'Status')).toContainText(/Unpublished changes\s*Yes/);
});

test('what Vapi has is kept as live, and a person says what becomes of a draft with changes', async ({
  console: page,
  sql,
}) => {
  const { id, path } = await drifted(page, sql);
  await saved(page, 'Voice ID', 'Nico');
  await drift(page).getByRole('button', { name: 'Keep What Vapi Has' }).click();
  const question = dialog(page, 'Keep what Vapi has?');
  await expect(question).toContainText('It becomes part of the live version: Voice ID.');
  await expect(question.getByLabel('Keep the draft')).toBeChecked();
  await expectAccessible(page, 'what becomes of the draft');
  await question.getByRole('button', { name: 'Keep It' }).click();
  await isSettled(page);
  expect(await voiceAt(path)).toBe('Savannah');
  expect(await sql('SELECT voice_id, published_version FROM assistant WHERE id = $1', [id])).toEqual([
    { voice_id: 'Nico', published_version: 2 },
  ]);
});

test('going back keeps a draft with changes, or replaces it when a person says so', async ({ console: page, sql }) => {
  const { path } = await drifted(page, sql);
  await saved(page, 'Personality', 'Not live yet.');
  for (const choice of ['Keep the draft', 'Replace the draft by version 1']) {
    const back = page.getByRole('button', { name: 'Roll Back to Version 1' }).first();
    await back.click();
    const question = dialog(page, 'Roll back to version 1?');
    await question.getByLabel(choice).click();
    await question.getByRole('button', { name: 'Roll Back' }).click();
    await expect(question).toBeHidden({ timeout: 30_000 });
    await isSettled(page);
    await tab(page, 'Overview').click();
    await expect(field(page, 'Personality')).toHaveValue(choice === 'Keep the draft' ? 'Not live yet.' : '');
    await tab(page, 'Publish').click();
  }
  expect(await voiceAt(path)).toBe('Elliot');
});

test('publishing the draft over it is asked first, and tells what it replaced', async ({ console: page, sql }) => {
  const { path } = await drifted(page, sql);
  const start = page.getByRole('button', { name: 'Publish to Vapi' });
  await start.click();
  const question = dialog(page, 'Replace what was changed at Vapi?');
  await expect(question).toContainText('Somebody changed it there since it was published: Voice ID.');
  await expectAccessible(page, 'what is replaced');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(start).toBeFocused();
  expect(await voiceAt(path)).toBe('Savannah');
  await verify(page).click();
  await question.getByRole('button', { name: 'Publish the Draft' }).click();
  await expect(report(page).getByText('Published Successfully')).toBeVisible({ timeout: 30_000 });
  await isSettled(page);
  expect(await voiceAt(path)).toBe('Elliot');
  await report(page).getByText('Replaced at Vapi: Voice ID').click();
  await expect(report(page).getByRole('list', { name: 'Replaced at Vapi' })).toContainText(/Elliot.*Savannah/s);
});

test('a publish that fails shows how far it came and what callers hear', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 422/);
  const { id } = await drifted(page, sql);
  await sql(`UPDATE assistant SET first_message = 'Hello.', drift = '[]' WHERE id = $1`, [id]);
  await page.reload();
  await verify(page).click();
  await expect(report(page)).toContainText(/Publish Error.*does not say.*Nothing of it went live\./s, {
    timeout: 30_000,
  });
  const steps = report(page).getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/Save the draft.*done/, /Compile the prompt.*done/, /Check it.*failed/]);
  await expectAccessible(page, 'a publish that failed');
});
