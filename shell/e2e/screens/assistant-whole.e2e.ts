import sharp from 'sharp';
import { removeDocumentation, write } from './ai-documentation-console.ts';
import {
  atVapi,
  card,
  dialog,
  expectToast,
  field,
  panel,
  publishReviewed,
  removeAssistants,
  tab,
} from './assistants-console.ts';
import { expect, test, type Page } from '../console.ts';

type Held = Record<string, unknown> & {
  id: string;
  updatedAt: string;
  model: { messages: object[]; toolIds: string[] };
};

const typed = {
  Overview: {
    Name: 'Journey night desk',
    'Vapi phone number ID': 'number-1',
    Description: 'Answers at night.',
    'Agent display name': 'Rosa',
    'Hotel name': 'Harbor Inn',
    Personality: 'Warm and “brief”.',
  },
  Configuration: {
    'First message': 'Harbor Inn, I am an AI assistant and this call may be recorded. 🛎',
    'Voicemail message': 'Please call us again.',
    'End call message': '',
    'Booking logic': 'Ask for dates first.\n\nThen quote – once.',
  },
  Prompts: {
    'System prompt': 'You answer the phone of the hotel.\n\n- Ask one question at a time.\n- Überall höflich.',
  },
};
const chosen = {
  Overview: { Type: 'customer_experience' },
  Configuration: {
    'Voice provider': 'vapi',
    'First message mode': 'assistant-speaks-first',
    'Model provider': 'anthropic',
    'Transcriber provider': 'assembly',
    // of those providers
    'Voice ID': 'Savannah',
    'Model name': 'claude-sonnet-4-20250514',
    'Transcriber model': 'universal-streaming-english',
  },
  Prompts: {},
};
/** What nobody manages here. */
const foreign = {
  maxDurationSeconds: 900,
  metadata: { hotel: 'ours' },
  model: {
    provider: 'openai',
    model: 'gpt-4o',
    temperature: 0.3,
    messages: [
      { role: 'system', content: 'Old.' },
      { role: 'user', content: 'An example.' },
    ],
  },
};

const verify = (page: Page) => panel(page, 'Publish & Verify').getByRole('button', { name: 'Publish & Verify' });
const published = (page: Page) => page.getByText('Published Successfully', { exact: true });

test.afterEach(async ({ sql, browser }) => {
  await removeAssistants(sql, browser);
  await removeDocumentation(sql);
});

test('created, filled in every field, published: Vapi holds what the preview showed, and the rest as it was', async ({
  console: page,
}) => {
  test.setTimeout(120_000);
  await write(page, { title: 'Pets', content: 'Dogs – yes.\nCats: no.' });
  const before = await atVapi<Held>('POST', '/assistant', {
    name: 'Journey at Vapi',
    endCallMessage: 'So long.',
    ...foreign,
  });
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Create New Assistant' }).click();
  const creating = dialog(page, 'Create New Assistant');
  await creating.getByLabel('Name').fill('Journey');
  await creating.getByLabel('Vapi assistant ID').fill(before.id);
  await creating.getByRole('button', { name: 'Create Assistant' }).click();
  await expectToast(page, 'Success', 'Assistant created successfully');
  await card(page, 'Journey').click();

  for (const part of ['Overview', 'Configuration', 'Prompts'] as const) {
    await tab(page, part).click();
    for (const [label, value] of Object.entries<string>(chosen[part])) await field(page, label).selectOption(value);
    for (const [label, value] of Object.entries<string>(typed[part])) await field(page, label).fill(value);
  }
  await tab(page, 'Overview').click();
  await page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'rosa.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 60, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    });
  await expectToast(page, 'Success', 'Profile photo uploaded successfully');
  await expect(field(page, 'Personality')).toHaveValue(typed.Overview.Personality);
  await tab(page, 'Prompts').click();
  await expect(panel(page, 'Preview').getByText('Fix before publishing:')).toHaveCount(0);
  await panel(page, 'Preview').getByText('Show the full prompt', { exact: true }).click();
  const whole = panel(page, 'Preview').locator('details[open] pre');
  await expect(whole).toContainText('Überall höflich.');
  const prompt = await whole.textContent();

  await tab(page, 'Publish').click();
  await verify(page).click();
  await publishReviewed(page);
  await expect(published(page)).toBeVisible({ timeout: 60_000 });
  const after = await atVapi<Held>('GET', `/assistant/${before.id}`);
  const [system, ...others] = after.model.messages as { content: string }[];
  expect(Buffer.from(system!.content)).toEqual(Buffer.from(prompt!));
  expect(others).toEqual([{ role: 'user', content: 'An example.' }]);
  expect(after).toMatchObject({
    ...{ maxDurationSeconds: 900, metadata: { hotel: 'ours' } },
    name: typed.Overview.Name,
    firstMessage: typed.Configuration['First message'],
    firstMessageMode: 'assistant-speaks-first',
    voicemailMessage: typed.Configuration['Voicemail message'],
    voice: { provider: 'vapi', voiceId: 'Savannah' },
    model: { provider: 'anthropic', model: chosen.Configuration['Model name'], temperature: 0.3 },
    transcriber: { provider: 'assembly-ai', speechModel: chosen.Configuration['Transcriber model'] },
  });
  expect(after['endCallMessage'] ?? '').toBe('');
  await page.reload();
  for (const part of ['Overview', 'Configuration', 'Prompts'] as const) {
    await tab(page, part).click();
    for (const [label, value] of Object.entries<string>({ ...chosen[part], ...typed[part] }))
      await expect(field(page, label)).toHaveValue(value);
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(card(page, 'Rosa').getByText('published', { exact: true })).toBeVisible();
  await expect(card(page, 'Rosa').locator('img')).toHaveJSProperty('naturalWidth', 512);
});
