import {
  dialog,
  expectToast,
  open,
  panel,
  publishable,
  publishReviewed,
  removeAssistants,
} from './assistants-console.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';

const golden = (page: Page) => panel(page, 'Golden Calls');
const item = (page: Page, name: string) => golden(page).getByRole('listitem').filter({ hasText: name }).first();

test.afterEach(async ({ sql, browser }) => {
  await sql(`DELETE FROM golden_call WHERE name LIKE 'Journey%'`);
  await removeAssistants(sql, browser);
});

test('a golden call is written down and played, refuses a publish that it goes wrong in, and is put aside', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 422/);
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await golden(page).getByRole('button', { name: 'Add' }).click();
  const adding = dialog(page, 'Add Golden Call');
  await adding.getByLabel('Name').fill('Journey to the pool');
  await adding.getByLabel('The caller says').fill('Is there a pool?');
  await adding.getByRole('button', { name: 'Add expectation to turn 1' }).click();
  await adding.getByLabel('What is expected').selectOption('Names exactly the amount');
  await adding.getByRole('group', { name: 'Expectation 1' }).getByRole('textbox').fill('$1,234.50');
  await expectAccessible(page, 'a golden call that is written down');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Golden call saved');

  await golden(page).getByRole('button', { name: 'Play Now' }).click();
  const turns = golden(page).getByRole('list', { name: 'Turns of Journey to the pool' });
  await expect(turns.locator('[data-ok=false]')).toContainText('$1,234.50', { timeout: 30_000 });
  await expect(turns).toContainText('get_property_facts');
  await expectAccessible(page, 'golden calls that were played');

  const publish = panel(page, 'Publish & Verify');
  await publish.getByRole('button', { name: 'Publish & Verify' }).click();
  await publishReviewed(page);
  await expect(publish.getByRole('status')).toContainText(
    'The golden call “Journey to the pool” went wrong in turn 1, at “Is there a pool?”',
    { timeout: 30_000 },
  );
  await expect(item(page, 'Journey to the pool')).toContainText('Failed');
  // it shows at once, and counts once it is saved
  const saved = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && /golden-calls/.test(answer.url()),
  );
  await golden(page).getByRole('switch', { name: 'Active: Journey to the pool' }).press('Space');
  await expect(golden(page).getByRole('switch')).not.toBeChecked();
  await saved;
  await publish.getByRole('button', { name: 'Publish & Verify' }).click();
  await publishReviewed(page);
  await expect(publish.getByText('Published Successfully')).toBeVisible({ timeout: 30_000 });
});
