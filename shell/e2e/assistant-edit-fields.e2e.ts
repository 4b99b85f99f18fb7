import { assistantHere, expectToast, field, open, panel, removeAssistants, tab } from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { desktop } from './places.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

const lines = {
  overview: {
    Name: 'Journey edited',
    'Vapi phone number ID': 'phone-1',
    Description: 'For the night.',
    'Agent display name': 'Rosa',
    'Hotel name': 'Harbor Inn',
    Personality: 'Warm and brief.',
  },
  configuration: {
    'Voice ID': 'Elliot',
    'First message': 'Hello, I am an AI assistant. This call may be recorded.',
    'Voicemail message': 'Please call again.',
    'End call message': 'Goodbye.',
    'Model name': 'gpt-4o',
    'Transcriber model': 'nova-3',
    'Booking logic': 'Ask for dates first.',
  },
  prompts: { 'System prompt': 'You answer the phone of the hotel.' },
};
const choices = {
  overview: { Type: ['customer_experience', 'guest', 'staff'] },
  configuration: {
    'Voice provider': ['', 'vapi', '11labs', 'playht'],
    'First message mode': ['', 'assistant-speaks-first', 'assistant-speaks-first-with-model-generated-message'],
    'Model provider': ['', 'openai', 'anthropic'],
    'Transcriber provider': ['', 'deepgram', 'assembly'],
  },
  prompts: {},
};
const names = { overview: 'Overview', configuration: 'Configuration', prompts: 'Prompts' };
const parts = ['overview', 'configuration', 'prompts'] as const;

test.afterEach(async ({ sql }) => {
  await removeAssistants(sql);
  await removePeople(sql);
});

test('every field is saved and still there after a reload', async ({ console: page, sql }) => {
  const id = await assistantHere(sql);
  await open(page, id);
  await expect(field(page, 'Vapi assistant ID')).toHaveAttribute('readonly');
  for (const part of parts) {
    await tab(page, names[part]).click();
    for (const [label, value] of Object.entries(lines[part])) await field(page, label).fill(value);
    for (const [label, values] of Object.entries<string[]>(choices[part])) {
      const offered = field(page, label).getByRole('option');
      expect(
        (await offered.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toSorted(),
      ).toEqual(values.toSorted());
      await field(page, label).selectOption(values.at(-1)!);
    }
  }
  await save(page).click();
  await expectToast(page, 'Success', 'Assistant configuration saved successfully');
  await expect(save(page)).toBeDisabled();
  await page.reload();
  for (const part of parts) {
    await tab(page, names[part]).click();
    for (const [label, value] of Object.entries(lines[part])) await expect(field(page, label)).toHaveValue(value);
    for (const [label, values] of Object.entries<string[]>(choices[part])) {
      await expect(field(page, label)).toHaveValue(values.at(-1)!);
    }
  }
});

test('what cannot be stored is said at its field and not sent; a failure keeps what was typed', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 500/);
  await open(page, await assistantHere(sql));
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON()));
  await field(page, 'Name').fill(' ');
  await expect(page.getByText('The assistant needs a name.', { exact: true })).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Error', 'Name: The assistant needs a name.');
  expect(sent).toEqual([]);

  await page.route('**/api/admin/assistants/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await field(page, 'Name').fill('Journey renamed');
  await save(page).click();
  await expectToast(page, 'Error', 'Failed to save assistant');
  await expect(page.getByText('Your changes are still here, but not saved.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Journey renamed');
  // the whole assistant with the edits (S1 section 7)
  expect(sent).toMatchObject([{ name: 'Journey renamed', assistantType: 'guest', personality: null, revision: 1 }]);
  await page.unroute('**/api/admin/assistants/*');
  await save(page).click();
  await expectToast(page, 'Success');
});

test('a message that was emptied is cleared, and one that was never written is left to Vapi', async ({
  console: page,
  sql,
}) => {
  const id = await assistantHere(sql, { first_message: 'Hello.' });
  await open(page, id, 'configuration');
  await expect(page.getByText('As it is at Vapi, until something is written here')).toHaveCount(2);
  await field(page, 'Voicemail message').fill('Call again.');
  await field(page, 'Voicemail message').fill('');
  await expect(save(page)).toBeDisabled();
  await field(page, 'First message').fill('');
  await expect(page.getByText('Empty: it waits until the caller speaks')).toBeVisible();
  await save(page).click();
  await expectToast(page, 'Success');
  expect(await sql('SELECT first_message, voicemail_message FROM assistant WHERE id = $1', [id])).toEqual([
    { first_message: '', voicemail_message: null },
  ]);
});

test('what is typed while a save is on its way is kept, be it what stood there before', async ({
  console: page,
  sql,
}) => {
  const id = await assistantHere(sql, { description: 'Old' });
  await open(page, id);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/assistants/*', async (route) => {
    if (route.request().method() === 'PUT') await answered.promise;
    await route.fallback();
  });
  await field(page, 'Description').fill('New');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  await field(page, 'Description').fill('Old');
  await field(page, 'Personality').fill('Warm ');
  answered.resolve();
  await expectToast(page, 'Success');
  await expect(field(page, 'Description')).toHaveValue('Old');
  await expect(field(page, 'Personality')).toHaveValue('Warm ');
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  expect(await sql('SELECT description, personality, revision FROM assistant WHERE id = $1', [id])).toEqual([
    { description: 'Old', personality: 'Warm ', revision: 3 },
  ]);
});

test('what keeps it from being published is said at its field', async ({ console: page, sql }) => {
  await open(page, await assistantHere(sql, { voice_id: 'Elliot', system_prompt: 'Be brief.' }), 'configuration');
  await expect(page.getByText('Say whose voice Elliot is, or leave it empty.')).toBeVisible();
  await expect(field(page, 'Voice provider')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Voice provider').selectOption('Vapi');
  await field(page, 'Voice ID').fill('');
  await expect(page.getByText('Say which voice of vapi it is, or choose no provider.')).toBeVisible();
  await field(page, 'Voice ID').fill('leah');
  await expect(page.getByText('Vapi writes this voice Leah.')).toBeVisible();
  await field(page, 'Voice ID').fill('Leah');
  await expect(page.getByText('Vapi writes this voice Leah.')).toHaveCount(0);
  await expect(page.getByText(/^Write a first message that says that an AI assistant speaks/)).toBeVisible();
  await field(page, 'First message mode').selectOption('assistant-speaks-first-with-model-generated-message');
  await expect(page.getByText(/^The model makes up what is said first/)).toBeVisible();
});

test('nobody leaves unsaved changes unasked; tabs are no leaving', async ({ console: page, sql }) => {
  await open(page, await assistantHere(sql));
  await field(page, 'Personality').fill('Warm');
  await tab(page, 'Tools').click();
  await page.getByRole('button', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await tab(page, 'Overview').click();
  await expect(field(page, 'Personality')).toHaveValue('Warm');
  await page.getByRole('button', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/assistant');
});

test('the five tabs are kept in the address and reached by keyboard', async ({ console: page, sql }) => {
  const id = await assistantHere(sql);
  await page.goto(`/assistant/${id}`);
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Tools', 'Configuration', 'Prompts', 'Publish']);
  await tab(page, 'Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Tools')).toBeFocused();
  await expect(page).toHaveURL(`/assistant/${id}?tab=tools`);
  await page.keyboard.press('End');
  await expect(tab(page, 'Publish')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(panel(page, 'Publish & Verify')).toBeVisible();
});

test('tools follow the type, in groups that can be collapsed', async ({ console: page, sql }) => {
  await open(page, await assistantHere(sql), 'tools');
  const shown = page.getByRole('tabpanel');
  await expect(shown.getByText('Tools cannot be added or removed by hand.')).toBeVisible();
  await expect(shown.getByText('get_availability_and_rates', { exact: true })).toBeVisible();
  await shown.locator('summary').filter({ hasText: 'Availability & Booking' }).click();
  await expect(shown.getByText('get_availability_and_rates', { exact: true })).toBeHidden();
  await expect(shown.getByText('get_property_facts', { exact: true })).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
  await tab(page, 'Overview').click();
  await field(page, 'Type').selectOption('Staff');
  await tab(page, 'Tools').click();
  await expect(shown.getByText('get_room_status', { exact: true })).toBeVisible();
});

test('an address without an assistant says so and leads back', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 404/);
  await page.goto('/assistant/front-desk');
  await expect(page.getByText('Invalid assistant ID', { exact: true })).toBeVisible();
  for (const id of ['0', '99999', '99999999999']) {
    await page.goto(`/assistant/${id}`);
    await expect(page.getByText('Assistant Not Found', { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Back to Assistants' }).click();
  await expect(page).toHaveURL('/assistant');
});

test('a viewer reads everything and changes nothing', async ({ page, sql }) => {
  const id = await assistantHere(sql, { system_prompt: 'Be brief.' });
  await enterAs(page, sql, 'viewer', `/assistant/${id}?tab=prompts`);
  await expect(field(page, 'System prompt')).toHaveValue('Be brief.');
  await expect(field(page, 'System prompt')).toHaveAttribute('readonly');
  await tab(page, 'Overview').click();
  await expect(field(page, 'Name')).toHaveAttribute('readonly');
  await expect(field(page, 'Type')).toBeDisabled();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Back']);
  await tab(page, 'Publish').click();
  await expect(panel(page, 'Version History')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Back']);
});

test('every tab is accessible', async ({ console: page, sql }) => {
  test.setTimeout(180_000);
  const id = await assistantHere(sql, { system_prompt: 'Be brief.' });
  for (const shown of ['overview', 'tools', 'configuration', 'prompts', 'publish']) {
    await page.setViewportSize(desktop);
    await open(page, id, shown);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectAccessible(page, shown);
  }
});
