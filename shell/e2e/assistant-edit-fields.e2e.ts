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

test.afterEach(async ({ sql, browser }) => {
  await removeAssistants(sql, browser);
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

test('what keeps it from being published is said at its field', async ({ console: page, sql }) => {
  await open(page, await assistantHere(sql, { voice_id: 'Elliot', system_prompt: 'Be brief.' }), 'configuration');
  const said = (words: string | RegExp) => page.getByRole('tabpanel').getByText(words);
  await expect(said('Say whose voice Elliot is, or leave it empty.')).toBeVisible();
  await field(page, 'Voice provider').selectOption('Vapi');
  await field(page, 'Voice ID').fill('');
  await expect(said('Say which voice of vapi it is, or choose no provider.')).toBeVisible();
  await field(page, 'Voice ID').fill('leah');
  await expect(said('Vapi writes this voice Leah.')).toBeVisible();
  await field(page, 'Voice ID').fill('Leah');
  await expect(said('Vapi writes this voice Leah.')).toHaveCount(0);
  await expect(said(/^Write a first message that says that an AI assistant speaks/)).toBeVisible();
  await field(page, 'First message mode').selectOption('assistant-speaks-first-with-model-generated-message');
  await expect(said(/^The model makes up what is said first/)).toBeVisible();
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
