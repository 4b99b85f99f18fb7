import { field, open, panel, publishable, removeAssistants, tab } from './assistants-console.ts';
import { expect, test } from './console.ts';

test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

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

test('what cannot be stored yet keeps nobody from talking with the rest of the draft', async ({
  console: page,
  sql,
}) => {
  const { id } = await publishable(sql);
  await open(page, id);
  await field(page, 'Agent display name').fill('Nell');
  await field(page, 'Personality').fill('x'.repeat(5001));
  await tab(page, 'Publish').click();
  const chat = panel(page, 'Test Chat');
  const sent = page.waitForRequest('**/test-chat');
  await chat.getByLabel('Say something').fill('Is breakfast included?');
  await chat.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ draft: { agentName: 'Nell' } });
  await expect(chat.getByRole('log').getByText('Is breakfast included?', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
});
