import {
  dialog,
  field,
  open,
  panel,
  publishable,
  publishVerified,
  removeAssistants,
  tab,
  voiceAt,
} from './assistants-console.ts';
import { expect, test, type Page } from './console.ts';

const versions = (page: Page) => panel(page, 'Version History').getByRole('list', { name: 'Versions' }).locator('> li');

test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('a version tells what it changed, and an older one comes back word for word', async ({ console: page, sql }) => {
  test.setTimeout(120_000);
  const { id, path } = await publishable(sql);
  await open(page, id, 'publish');
  await expect(panel(page, 'Version History').getByText('No versions yet', { exact: true })).toBeVisible();
  await publishVerified(page);
  await expect(versions(page)).toHaveCount(1);
  await tab(page, 'Configuration').click();
  await field(page, 'Voice ID').fill('Savannah');
  await tab(page, 'Publish').click();
  await panel(page, 'Publish & Verify').getByLabel('Note').fill('A warmer voice');
  await publishVerified(page);
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
  expect(await voiceAt(path)).toBe('Elliot');
  await tab(page, 'Configuration').click();
  await expect(field(page, 'Voice ID')).toHaveValue('Elliot');
});
