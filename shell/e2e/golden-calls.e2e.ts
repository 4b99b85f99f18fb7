import { dialog, expectToast, field, open, panel, publishable, removeAssistants, tab } from './assistants-console.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, type Page, type Sql } from './console.ts';
import { enterAs, removePeople } from './enter-as.ts';
import { turnAllOff, turnOn } from './faults.ts';

const golden = (page: Page) => panel(page, 'Golden Calls');
const item = (page: Page, name: string) => golden(page).getByRole('listitem').filter({ hasText: name }).first();
const turn = (page: Page, number: number) => page.getByRole('group', { name: `Turn ${number}`, exact: true });

type Expectation = Record<string, string | number>;

/** Writes a golden call of guests down, past the screen. */
const goldenCall = (sql: Sql, name: string, says: string, expects: Expectation[] = [], isActive = true) =>
  sql(
    `INSERT INTO golden_call (name, assistant_type, turns, is_active, created_by) VALUES ($1, 'guest', $2, $3, 'Journey')`,
    [name, JSON.stringify([{ says, expects }]), isActive],
  );

test.afterEach(async ({ sql, browser }) => {
  await turnAllOff();
  await sql(`DELETE FROM golden_call WHERE name LIKE 'Journey%'`);
  await removeAssistants(sql, browser);
});

test('a golden call is written down, played with the draft as it stands, changed and removed', async ({
  console: page,
  sql,
}) => {
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await expect(golden(page).getByText('No golden calls yet')).toBeVisible();
  await golden(page).getByRole('button', { name: 'Add' }).click();
  const adding = dialog(page, 'Add Golden Call');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('The call needs a name.')).toBeVisible();
  await expect(adding.getByText('Write what the caller says.')).toBeVisible();
  await adding.getByLabel('Name').fill('Journey to the pool');
  await turn(page, 1).getByLabel('The caller says').fill('Is there a pool?');
  await adding.getByRole('button', { name: 'Expect something in turn 1' }).click();
  await turn(page, 1).getByLabel('What is expected').selectOption('Uses the tool');
  await turn(page, 1).getByLabel('Uses the tool').selectOption('get_property_facts');
  await adding.getByRole('button', { name: 'Expect something in turn 1' }).click();
  const second = turn(page, 1).getByRole('group', { name: 'Expectation 2' });
  await second.getByLabel('What is expected').selectOption('Names exactly the amount');
  await second.getByRole('textbox').fill('nothing');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Write an amount, as in 129.50.')).toBeVisible();
  await expectAccessible(page, 'a golden call that is written down');
  await second.getByRole('textbox').fill('$1,234.50');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Golden call saved');
  await expect(item(page, 'Journey to the pool')).toContainText('Not played');

  await golden(page).getByRole('button', { name: 'Play Now' }).click();
  await expect(golden(page).getByRole('status')).toHaveText('1 of 1 golden call went wrong.', { timeout: 30_000 });
  const turns = golden(page).getByRole('list', { name: 'Turns of Journey to the pool' });
  await expect(turns.locator('[data-ok=false]')).toContainText('It should have named $1,234.50');
  await expect(turns).toContainText('get_property_facts');
  await expect(item(page, 'Journey to the pool')).toContainText('Went wrong');
  await expectAccessible(page, 'golden calls that were played');

  await golden(page).getByRole('button', { name: 'Edit: Journey to the pool' }).click();
  const editing = dialog(page, 'Edit Golden Call');
  await expect(turn(page, 1).getByRole('group', { name: 'Expectation 2' }).getByRole('textbox')).toHaveValue('1234.50');
  await editing.getByRole('button', { name: 'Remove expectation 2' }).click();
  await expect(editing.getByRole('button', { name: 'Expect something in turn 1' })).toBeFocused();
  await editing.getByRole('button', { name: 'Add Turn' }).click();
  await turn(page, 2).getByLabel('The caller says').fill('Thank you, goodbye');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(item(page, 'Journey to the pool')).toContainText('2 turns, not played as it is written now');

  await golden(page).getByRole('button', { name: 'Play: Journey to the pool' }).click();
  await expect(golden(page).getByRole('status')).toHaveText('1 golden call went well.', { timeout: 30_000 });
  await expect(item(page, 'Journey to the pool')).toContainText('with Journey');

  await golden(page).getByRole('button', { name: 'Remove: Journey to the pool' }).click();
  await dialog(page, 'Remove “Journey to the pool”?').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Golden call removed');
  await expect(golden(page).getByText('No golden calls yet')).toBeVisible();
  await expect(golden(page).getByRole('button', { name: 'Add' })).toBeFocused();
});

test('an edit that is not saved is played too', async ({ console: page, sql }) => {
  await goldenCall(sql, 'Journey', 'Is there a pool?');
  const { id } = await publishable(sql);
  await open(page, id, 'configuration');
  await field(page, 'First message').fill('Hello.');
  await tab(page, 'Publish').click();
  await golden(page).getByRole('button', { name: 'Play Now' }).click();
  await expect(golden(page).locator('[data-ok=false]')).toContainText('The caller was not told that an AI speaks.', {
    timeout: 30_000,
  });
});

test('a publish that a golden call refuses names the call and the turn, and goes on once it is put aside', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 422/);
  await goldenCall(sql, 'Journey', 'Is there a pool?', [{ kind: 'says', text: 'sauna' }]);
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  const publish = panel(page, 'Publish & Verify');
  await publish.getByRole('button', { name: 'Publish & Verify' }).click();
  await expect(publish.getByRole('status')).toContainText(
    'The golden call “Journey” went wrong in turn 1, at “Is there a pool?”: It should have said “sauna”.',
    { timeout: 30_000 },
  );
  await expect(item(page, 'Journey')).toContainText('Went wrong');
  await golden(page).getByRole('switch', { name: 'Active: Journey' }).press('Space');
  await expectToast(page, 'Golden call saved');
  await expect(golden(page).getByRole('switch', { name: 'Active: Journey' })).not.toBeChecked();
  await publish.getByRole('button', { name: 'Publish & Verify' }).click();
  await expect(publish.getByText('Published Successfully')).toBeVisible({ timeout: 30_000 });
});

test('calls that cannot be played or saved say why, and nothing typed is lost', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 5\d\d/);
  await goldenCall(sql, 'Journey', 'Is there a pool?');
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await turnOn('vapi', 'server_error');
  await golden(page).getByRole('button', { name: 'Play Now' }).click();
  await expect(golden(page).getByRole('status')).toContainText('The calls could not be played to the end.', {
    timeout: 30_000,
  });
  await page.route('**/golden-calls/*', (route) => route.fulfill({ status: 500, body: '' }));
  await golden(page).getByRole('button', { name: 'Edit: Journey' }).click();
  await dialog(page, 'Edit Golden Call').getByLabel('Name').fill('Journey home');
  await dialog(page, 'Edit Golden Call').getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Error', 'Failed to save the golden call');
  await expect(dialog(page, 'Edit Golden Call').getByRole('alert')).toBeVisible();
  await expect(dialog(page, 'Edit Golden Call').getByLabel('Name')).toHaveValue('Journey home');
  await dialog(page, 'Edit Golden Call').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await golden(page).getByRole('button', { name: 'Remove: Journey' }).click();
  await dialog(page, 'Remove “Journey”?').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Error', 'Failed to remove the golden call');
});

test('a call that somebody else changed meanwhile shows their version beside what was typed', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 409/);
  await goldenCall(sql, 'Journey', 'Is there a pool?');
  const { id } = await publishable(sql);
  await open(page, id, 'publish');
  await golden(page).getByRole('button', { name: 'Edit: Journey' }).click();
  const editing = dialog(page, 'Edit Golden Call');
  await editing.getByLabel('Name').fill('Journey of mine');
  await sql(`UPDATE golden_call SET name = 'Journey of theirs', revision = revision + 1 WHERE name = 'Journey'`);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing.getByRole('alert')).toContainText('Somebody else changed this golden call meanwhile.');
  await expect(editing.getByRole('region', { name: 'Theirs' })).toContainText('Journey of theirs');
  await expect(editing.getByLabel('Name')).toHaveValue('Journey of mine');
  await expectAccessible(page, 'a golden call that somebody else changed');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Golden call saved');
  await expect(item(page, 'Journey of mine')).toBeVisible();
});

test('a list that does not come says so and can be asked for again', async ({ console: page, sql, mayComplain }) => {
  mayComplain(/status of 500/);
  const { id } = await publishable(sql);
  await page.route('**/golden-calls?*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, id, 'publish');
  await expect(golden(page).getByText('The golden calls could not be loaded')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/golden-calls?*');
  await golden(page).getByRole('button', { name: 'Try again' }).click();
  await expect(golden(page).getByText('No golden calls yet')).toBeVisible();
});

test('whoever may only look sees the calls and how they went', async ({ visit, sql }) => {
  await goldenCall(sql, 'Journey', 'Is there a pool?', [], false);
  const { id } = await publishable(sql);
  const page = await visit();
  try {
    await enterAs(page, sql, 'viewer', `/assistant/${id}?tab=publish`);
    await expect(item(page, 'Journey')).toContainText(/Not played\s*Inactive/);
    await expect(golden(page).getByRole('button')).toHaveCount(0);
    await expect(golden(page).getByRole('switch')).toHaveCount(0);
  } finally {
    await removePeople(sql);
  }
});
