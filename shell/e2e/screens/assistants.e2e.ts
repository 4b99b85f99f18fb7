import { randomUUID } from 'node:crypto';
import { removeDocumentation, write } from './ai-documentation-console.ts';
import {
  assistantHere,
  atVapi,
  card,
  dialog,
  expectToast,
  field,
  open,
  removeAssistants,
} from './assistants-console.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../console.ts';

test.afterEach(async ({ sql, browser }) => {
  await removeAssistants(sql, browser);
  await removeDocumentation(sql);
});

test('an assistant of Vapi is taken in with what Vapi holds, and copied for another one', async ({
  console: page,
  sql,
}) => {
  // a console without any would take all of Vapi's in
  await assistantHere(sql);
  const held = await atVapi('POST', '/assistant', {
    name: 'Journey at Vapi',
    firstMessage: 'Hello from the pier.',
    voice: { provider: 'vapi', voiceId: 'Elliot' },
  });
  await page.goto('/assistant');
  await page.getByRole('button', { name: 'Create New Assistant' }).click();
  const creating = dialog(page, 'Create New Assistant');
  await creating.getByLabel('From your Vapi account').selectOption('Journey at Vapi');
  await expect(creating.getByLabel('Vapi assistant ID')).toHaveValue(held.id);
  await expect(creating.getByLabel('Name')).toHaveValue('Journey at Vapi');
  await creating.getByLabel('Type').selectOption('Staff');
  await creating.getByLabel('Description').fill('For the desk.');
  await creating.getByRole('button', { name: 'Create Assistant' }).click();
  await expectToast(page, 'Success');
  await expect(card(page, 'Journey at Vapi').getByText('Staff', { exact: true })).toBeVisible();
  expect(
    await sql(
      `SELECT first_message, voice_id, description, vapi_phone_number_id FROM assistant WHERE name = 'Journey at Vapi'`,
    ),
  ).toEqual([
    {
      first_message: 'Hello from the pier.',
      voice_id: 'Elliot',
      description: 'For the desk.',
      vapi_phone_number_id: null,
    },
  ]);
  await expectAccessible(page, 'the list');

  await page.getByRole('button', { name: 'Duplicate Journey at Vapi' }).click();
  const copying = dialog(page, 'Duplicate Journey at Vapi');
  await copying.getByLabel('Vapi assistant ID').fill(randomUUID());
  await copying.getByRole('button', { name: 'Duplicate' }).click();
  await expect(card(page, 'Journey at Vapi (copy)').getByText('draft', { exact: true })).toBeVisible();
  const [copy] = await sql<{ id: number }>(`SELECT id FROM assistant WHERE name = 'Journey at Vapi (copy)'`);
  await card(page, 'Journey at Vapi (copy)').click();
  await expect(page).toHaveURL(new RegExp(`/assistant/${copy!.id}$`));
  await open(page, copy!.id, 'configuration');
  await expect(field(page, 'First message')).toHaveValue('Hello from the pier.');
});

test('long names and texts of assistants and their documentation fit a small phone', async ({ console: page, sql }) => {
  const name = `Journey ${'W'.repeat(90)}`;
  for (let count = 0; count < 20; count += 1) {
    await assistantHere(sql, { name, description: 'x'.repeat(300), type: count % 2 ? 'staff' : 'customer_experience' });
  }
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/assistant');
  await expect(card(page, name)).toHaveCount(20);
  expect(await width()).toBeLessThanOrEqual(320);

  await write(page, { title: 'W'.repeat(120), content: `${'long '.repeat(60)}${'x'.repeat(200)}` });
  await page.goto('/ai-documentation');
  const entry = page.getByRole('region', { name: 'Communication Rules' }).getByRole('listitem');
  await expect(entry).toHaveCount(1);
  expect(await width()).toBeLessThanOrEqual(320);
  for (const button of await entry.getByRole('button').all()) {
    // its tooltip takes it over once that has come, and it is another element then
    await expect(async () => {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  }
  await page.getByRole('button', { name: /^Edit: / }).click();
  const box = await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(box).toBe(0);
});
