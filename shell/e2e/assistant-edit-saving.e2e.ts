import { assistantHere, expectToast, field, open, removeAssistants, tab } from './assistants-console.ts';
import { expect, test, type Page } from './console.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

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

test('the browser\'s own "Back" and "Forward" ask as well, past the link to the content, too', async ({
  console: page,
  sql,
}) => {
  const id = await assistantHere(sql);
  await page.goto('/');
  await page.getByRole('link', { name: 'Assistants' }).click();
  await page.locator(`main a[href="/assistant/${id}"]`).click();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/assistant/${id}#main`);
  await field(page, 'Personality').fill('Warm');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const goBack = (): Promise<void> => page.evaluate(() => history.go(-2));

  await goBack();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/assistant/${id}#main`);
  await expect(field(page, 'Personality')).toHaveValue('Warm');

  await goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/assistant');
  await page.goForward();
  await expect(field(page, 'Personality')).not.toHaveValue('Warm');

  await field(page, 'Personality').fill('Cool');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.goForward();
  await expect(page).toHaveURL(`/assistant/${id}`);
});
