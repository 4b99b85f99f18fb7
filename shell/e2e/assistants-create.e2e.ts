import { randomUUID } from 'node:crypto';
import { assistantHere, atVapi, card, dialog, expectToast, removeAssistants } from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { asksForChange, expect, test, type Page } from './console.ts';

const creating = (page: Page) => dialog(page, 'Create New Assistant');
const create = (page: Page) => creating(page).getByRole('button', { name: 'Create Assistant' }).click();

test.beforeEach(async ({ console: page }) => {
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Create New Assistant' }).click();
});
test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('name and ID are required, and nothing is sent without them', async ({ console: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => asksForChange(request) && sent.push(request.url()));
  const types = creating(page).getByLabel('Type');
  await expect(types).toHaveValue('guest');
  await expect(types.getByRole('option')).toHaveText(['Guest', 'Staff']);
  await create(page);
  await expectToast(page, 'Validation Error', 'Please fill in all required fields');
  await expect(creating(page).getByText('This is required.')).toHaveCount(2);
  await creating(page).getByLabel('Name').fill('Journey');
  await create(page);
  await expect(creating(page).getByText('This is required.')).toHaveCount(1);
  expect(sent).toEqual([]);
  await expectAccessible(page, 'the dialog');
});

test('an assistant of the account is suggested, and comes with what Vapi holds', async ({ console: page, sql }) => {
  await assistantHere(sql);
  const held = await atVapi('POST', '/assistant', {
    name: 'Journey at Vapi',
    firstMessage: 'Hello from the pier.',
    voice: { provider: 'vapi', voiceId: 'Elliot' },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Create New Assistant' }).click();
  await expect(creating(page).locator(`datalist option[value="${held.id}"]`)).toHaveText('Journey at Vapi');
  await creating(page).getByLabel('Vapi assistant ID').fill(held.id);
  await expect(creating(page).getByLabel('Name')).toHaveValue('Journey at Vapi');
  await creating(page).getByLabel('Type').selectOption('Staff');
  await creating(page).getByLabel('Description').fill('For the desk.');
  await create(page);
  await expectToast(page, 'Success', 'Assistant created successfully');
  await expect(card(page, 'Journey at Vapi').getByText('Staff', { exact: true })).toBeVisible();
  const rows = await sql(
    `SELECT first_message, voice_id, description, vapi_phone_number_id FROM assistant WHERE name = 'Journey at Vapi'`,
  );
  expect(rows).toEqual([
    {
      first_message: 'Hello from the pier.',
      voice_id: 'Elliot',
      description: 'For the desk.',
      vapi_phone_number_id: null,
    },
  ]);
});

test('an ID that is here already is refused in words, and nothing typed is lost', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  const id = await assistantHere(sql);
  const [row] = await sql<{ assistant_id: string }>('SELECT assistant_id FROM assistant WHERE id = $1', [id]);
  await creating(page).getByLabel('Name').fill('Journey twice');
  await creating(page).getByLabel('Vapi assistant ID').fill(row!.assistant_id);
  await create(page);
  await expectToast(page, 'Error', /is here already/);
  await expect(creating(page).getByRole('alert')).toContainText('is here already');
  await expect(creating(page).getByLabel('Name')).toHaveValue('Journey twice');
});

test('a failure without words has those of the specification', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.route('**/api/admin/assistants', (route) => route.fulfill({ status: 500, body: '' }));
  await creating(page).getByLabel('Name').fill('Journey');
  await creating(page).getByLabel('Vapi assistant ID').fill(randomUUID());
  await create(page);
  await expectToast(page, 'Error', 'Failed to create assistant');
});

test('what was typed is not lost by Escape', async ({ console: page }) => {
  await creating(page).getByLabel('Name').fill('Journey');
  await page.keyboard.press('Escape');
  await dialog(page, 'Discard what you typed?').getByRole('button', { name: 'Keep editing' }).click();
  await expect(creating(page).getByLabel('Name')).toHaveValue('Journey');
});
