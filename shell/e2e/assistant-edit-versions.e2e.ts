import { atVapi, dialog, field, open, panel, publishable, removeAssistants, tab } from './assistants-console.ts';
import { expect, test, type Page } from './console.ts';

type Held = { voice: { voiceId: string }; endCallMessage?: string };

const versions = (page: Page) => panel(page, 'Version History').getByRole('list', { name: 'Versions' }).locator('> li');
const verify = async (page: Page) => {
  await panel(page, 'Publish & Verify').getByRole('button', { name: 'Publish & Verify' }).click();
  await expect(panel(page, 'Publish & Verify').getByText('Published Successfully')).toBeVisible({ timeout: 30_000 });
};
const changedAtVapi = async (page: Page, path: string) => {
  await atVapi('PATCH', path, { voice: { provider: 'vapi', voiceId: 'Savannah' } });
  await panel(page, 'At Vapi').getByRole('button', { name: 'Check Now' }).click();
  await expect(panel(page, 'At Vapi').getByText('Changed at Vapi', { exact: true })).toBeVisible({ timeout: 30_000 });
};

test.afterEach(({ sql }) => removeAssistants(sql));

test('a version tells what it changed, and an older one comes back word for word', async ({ console: page, sql }) => {
  test.setTimeout(120_000);
  const { id, path } = await publishable(sql);
  await open(page, id, 'publish');
  await expect(panel(page, 'Version History').getByText('No versions yet', { exact: true })).toBeVisible();
  await verify(page);
  await expect(versions(page)).toHaveCount(1);
  await tab(page, 'Configuration').click();
  await field(page, 'Voice ID').fill('Savannah');
  await tab(page, 'Publish').click();
  await panel(page, 'Publish & Verify').getByLabel('Note').fill('A warmer voice');
  await verify(page);
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toContainText('A warmer voice');
  await versions(page).first().locator('summary').click();
  await expect(versions(page).first().getByRole('listitem')).toHaveText(/Voice ID.*Elliot.*Savannah/);

  const back = versions(page).nth(1).getByRole('button', { name: 'Roll Back to Version 1' });
  await back.click();
  const question = dialog(page, 'Roll back to version 1?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(back).toBeFocused();
  await back.click();
  await question.getByLabel('Note').fill('The old voice was clearer');
  await question.getByRole('button', { name: 'Roll Back' }).click();
  await expect(versions(page)).toHaveCount(3, { timeout: 30_000 });
  await expect(versions(page).first()).toContainText(/Version 3.*Live.*The old voice was clearer/s);
  expect((await atVapi<Held>('GET', path)).voice.voiceId).toBe('Elliot');
  await tab(page, 'Configuration').click();
  await expect(field(page, 'Voice ID')).toHaveValue('Elliot');
});

const waysOut = [
  {
    way: 'published again',
    act: (page: Page) => page.getByRole('button', { name: 'Publish Version 1 Again' }).click(),
    voice: 'Elliot',
  },
  {
    way: 'kept',
    act: (page: Page) => page.getByRole('button', { name: 'Keep What Vapi Has' }).click(),
    voice: 'Savannah',
  },
  {
    way: 'rolled back',
    act: async (page: Page) => {
      await panel(page, 'At Vapi').getByRole('button', { name: 'Roll Back to Version 1' }).click();
      await dialog(page, 'Roll back to version 1?').getByRole('button', { name: 'Roll Back' }).click();
    },
    voice: 'Elliot',
  },
];

for (const { way, act, voice } of waysOut) {
  test(`what somebody changed at Vapi is named and can be ${way}`, async ({ console: page, sql }) => {
    const { id, path } = await publishable(sql);
    await open(page, id, 'publish');
    await verify(page);
    await changedAtVapi(page, path);
    const differences = panel(page, 'At Vapi').getByRole('list', { name: 'Differences' }).getByRole('listitem');
    await expect(differences).toHaveText([/Voice ID.*Elliot.*Savannah/]);
    await act(page);
    await expect(panel(page, 'At Vapi').getByText('Changed at Vapi', { exact: true })).toHaveCount(0, {
      timeout: 30_000,
    });
    expect((await atVapi<Held>('GET', path)).voice.voiceId).toBe(voice);
    await tab(page, 'Configuration').click();
    await expect(field(page, 'Voice ID')).toHaveValue(voice);
  });
}

test('the draft is talked with as it stands, unsaved', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 5\d\d/);
  const { id } = await publishable(sql);
  await open(page, id);
  await field(page, 'Personality').fill('Unsaved and warm.');
  await tab(page, 'Publish').click();
  const chat = panel(page, 'Test Chat');
  const log = chat.getByRole('log');
  const sent = page.waitForRequest('**/test-chat');
  await chat.getByLabel('Say something').fill('Is breakfast included?');
  await chat.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ draft: { personality: 'Unsaved and warm.' } });
  await expect(log.getByText('Is breakfast included?', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(chat.getByLabel('Say something')).toHaveValue('');

  await page.route('**/test-chat', (route) => route.fulfill({ status: 503, json: { error: 'Vapi is away.' } }));
  await chat.getByLabel('Say something').fill('And parking?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('alert')).toContainText('Vapi is away.');
  await expect(chat.getByLabel('Say something')).toHaveValue('And parking?');
  await chat.getByRole('button', { name: 'Start Over' }).click();
  await expect(log.getByText('Is breakfast included?')).toHaveCount(0);
});
