import {
  assistantHere,
  atVapi,
  dialog,
  differences,
  drifted,
  expectToast,
  field,
  isSettled,
  open,
  panel,
  publishable,
  publishReviewed,
  publishVerified,
  removeAssistants,
  report,
  tab,
  verify,
  voiceAt,
} from './assistants-console.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { turnAllOff, turnOn } from '../faults.ts';
import { desktop } from '../places.ts';

type Held = { model: { messages: { content: string }[] } };

const start = (page: Page) => page.getByRole('button', { name: 'Publish to Vapi' }).click();
async function publish(page: Page): Promise<void> {
  await start(page);
  await publishReviewed(page);
}
const heldPrompt = async (path: string) => (await atVapi<Held>('GET', path)).model.messages[0]!.content;

test.afterEach(async ({ sql, browser }) => {
  await turnAllOff();
  await removeAssistants(sql, browser);
});

test('its tabs are accessible', async ({ console: page, sql }) => {
  test.setTimeout(120_000);
  const id = await assistantHere(sql, { system_prompt: 'Be brief.' });
  for (const shown of ['tools', 'configuration', 'prompts']) {
    await page.setViewportSize(desktop);
    await open(page, id, shown);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page, shown);
  }
});

test('the browser\'s own "Back" and "Forward" ask as well, however many steps they go', async ({
  console: page,
  sql,
}) => {
  const id = await assistantHere(sql);
  await page.goto('/');
  await page.getByRole('link', { name: 'Assistants' }).click();
  await page.locator(`main a[href="/assistant/${id}"]`).click();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await field(page, 'Personality').fill('Warm');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const goBackTwice = (): Promise<void> => page.evaluate(() => history.go(-2));

  await goBackTwice();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/assistant/${id}`);
  await expect(field(page, 'Personality')).toHaveValue('Warm');

  await goBackTwice();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/assistant');
  await page.goForward();
  await expect(field(page, 'Personality')).not.toHaveValue('Warm');

  await field(page, 'Personality').fill('Cool');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/assistant');
  await page.goForward();
  await expect(page).toHaveURL(`/assistant/${id}`);
});

test('of two who edit and publish, the second is shown both versions, and nothing of either is lost', async ({
  console: ann,
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const { id, path } = await publishable(sql);
  const ben = await visit({ isSignedIn: true, viewport: { width: 1360, height: 900 } });
  await open(ann, id);
  await open(ben, id);
  await field(ann, 'Personality').fill('Warm, says Ann.');
  await field(ben, 'Personality').fill('Brisk, says Ben.');
  await field(ben, 'Agent display name').fill('Nell');
  await publish(ann);
  await expectToast(ann, 'Published Journey to Vapi!');

  await publish(ben);
  const both = dialog(ben, 'Someone else saved changes');
  await expect(both.getByRole('group')).toHaveText([/Personality.*Warm, says Ann\..*Brisk, says Ben\./]);
  expect(await heldPrompt(path)).toContain('Warm, says Ann.');
  await both.getByLabel('Keep theirs').click();
  await both.getByRole('button', { name: 'Save' }).click();
  await expect(field(ben, 'Agent display name')).toHaveValue('Nell');
  await expect(field(ben, 'Personality')).toHaveValue('Warm, says Ann.');
  await expect(both).toBeHidden();
  await publish(ben);
  await expectToast(ben, 'Published Journey to Vapi!');
  expect(await heldPrompt(path)).toMatch(/Nell[^]*Warm, says Ann\.|Warm, says Ann\.[^]*Nell/);
});

test('the bell leads to what was changed at Vapi, and the live version is published again while the draft waits', async ({
  console: page,
  sql,
}) => {
  const { id, path } = await drifted(page, sql);
  await tab(page, 'Overview').click();
  await field(page, 'Personality').fill('Not live yet.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success');
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  const bell = page.getByRole('region', { name: 'Notifications' });
  const alert = bell.getByRole('listitem').filter({ hasText: 'Journey is not as it was published' });
  await expect(alert).toContainText('Vapi holds something else than version 1: voice id.');
  await alert.getByRole('link').click();
  await expect(page).toHaveURL(`/assistant/${id}?tab=publish`);
  const drift = panel(page, 'At Vapi');
  await expect(differences(drift)).toHaveText([/Voice ID.*Elliot.*Savannah/]);
  await expectAccessible(page, 'a drift');
  await drift.getByRole('button', { name: 'Publish Version 1 Again' }).click();
  await isSettled(page);
  expect(await voiceAt(path)).toBe('Elliot');
  expect(await heldPrompt(path)).not.toContain('Not live yet.');
});

test('a field that Vapi refuses is named, what callers hear stays, and the next publish goes well', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of [45]\d\d/);
  const { id, path } = await publishable(sql);
  await open(page, id, 'publish');
  await publishVerified(page);
  await tab(page, 'Configuration').click();
  await field(page, 'Voice ID').selectOption('Savannah');
  await tab(page, 'Publish').click();
  await turnOn('vapi', 'refused');
  await verify(page).click();
  await publishReviewed(page);
  await expect(report(page)).toContainText(/Publish Error.*model must be one of/, { timeout: 30_000 });
  await expectAccessible(page, 'a publish that failed');
  expect(await sql('SELECT published_version, voice_id FROM assistant WHERE id = $1', [id])).toEqual([
    { published_version: 1, voice_id: 'Savannah' },
  ]);
  expect(await voiceAt(path)).toBe('Elliot');
  await turnAllOff();
  await publishVerified(page);
  expect(await voiceAt(path)).toBe('Savannah');
});

test('the draft is talked with as it stands, unsaved', async ({ console: page, sql }) => {
  const { id } = await publishable(sql);
  await open(page, id);
  await field(page, 'Personality').fill('Unsaved and warm.');
  await tab(page, 'Publish').click();
  const chat = panel(page, 'Test Chat');
  const sent = page.waitForRequest('**/test-chat');
  await chat.getByLabel('Message').fill('Is breakfast included?');
  await chat.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ draft: { personality: 'Unsaved and warm.' } });
  await expect(chat.getByRole('log').getByText('Is breakfast included?', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
});
