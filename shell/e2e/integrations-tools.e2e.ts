import { expect, test, type Page } from './console.ts';
import { expectToast, panel, results } from './integrations-console.ts';

const tools = (page: Page) => panel(page, 'Test Individual Tools');
const argumentsBox = (page: Page) => tools(page).getByLabel('Arguments (JSON)');
const forReal = (page: Page) => tools(page).getByRole('checkbox', { name: 'Run for real' });
const run = (page: Page) => tools(page).getByRole('button', { name: 'Run Test' }).click();
const outcome = (page: Page) => tools(page).getByRole('region', { name: 'Tool test result' });
const rules = (page: Page) => outcome(page).getByRole('list', { name: 'Reply contract' }).getByRole('listitem');

const choose = async (page: Page, toolId: string): Promise<void> => {
  await tools(page).getByLabel('Tool', { exact: true }).selectOption(toolId);
};

type ToolTry = { toolId: string; arguments: unknown; runForReal: boolean };
/** What is sent when tools are tried. */
function heard(page: Page): ToolTry[] {
  const sent: ToolTry[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/test-tool')) sent.push(request.postDataJSON() as ToolTry);
  });
  return sent;
}

test.beforeEach(async ({ console: page }) => {
  await page.goto('/integrations?view=vapi');
  await expect(tools(page).getByRole('button', { name: 'Run Test' })).toBeVisible();
});

test('tools stand in groups with what they do, and their arguments begin with a sample', async ({
  console: page,
  sql,
}) => {
  const groups = await tools(page)
    .getByLabel('Tool', { exact: true })
    .locator('optgroup')
    .evaluateAll((all) => all.map((group) => (group as HTMLOptGroupElement).label));
  expect(groups).toContain('Guest: Availability & Booking');
  expect(groups).toContain('Staff: Daily Operations');
  expect(groups).toContain('Customer experience: Financial');

  for (const [toolId, effect] of [
    ['guest.get_property_facts', 'reads'],
    ['guest.send_sms', 'writes'],
    ['guest.create_stripe_checkout_session', 'charges'],
  ] as const) {
    await choose(page, toolId);
    await expect(tools(page).getByText(effect, { exact: true })).toBeVisible();
    await expect(forReal(page)).toHaveCount(effect === 'reads' ? 0 : 1);
  }

  const [days] = await sql<{ tomorrow: string; after: string }>(
    `SELECT to_char(now() AT TIME ZONE 'America/Chicago' + interval '1 day', 'YYYY-MM-DD') AS tomorrow,
            to_char(now() AT TIME ZONE 'America/Chicago' + interval '2 days', 'YYYY-MM-DD') AS after`,
  );
  await choose(page, 'guest.create_reservation');
  expect(JSON.parse(await argumentsBox(page).inputValue())).toEqual({
    startDate: days!.tomorrow,
    endDate: days!.after,
    adults: 2,
    children: 0,
    firstName: 'Rosa',
    lastName: 'Tran',
    email: 'rosa.tran@example.com',
    phone: '+15125550101',
  });
});

test('a tool that reads is used, and its reply is held against every rule', async ({ console: page }) => {
  await choose(page, 'guest.get_property_facts');
  await argumentsBox(page).fill('');
  const sent = heard(page);
  await run(page);
  await expectToast(page, 'good', 'Tool Test Successful');
  expect(sent).toEqual([{ toolId: 'guest.get_property_facts', arguments: {}, runForReal: false }]);
  await expect(outcome(page).getByText('success', { exact: true })).toBeVisible();
  await expect(outcome(page).locator('pre')).toContainText('"results"');
  await expect(rules(page)).toHaveCount(5);
  await expect(rules(page).getByText('pass', { exact: true })).toHaveCount(5);
  await expect(results(page).first().getByText('POST /api/admin/vapi/test-tool')).toBeVisible();
  await expect(results(page).first().getByRole('img', { name: 'success' })).toBeVisible();
  await results(page).first().getByText('Request and headers').click();
  await expect(results(page).first().getByText('"toolId": "guest.get_property_facts"')).toBeVisible();
});

test('a tool that writes runs dry, and for real only after the box is ticked and the dialog answered', async ({
  console: page,
}) => {
  await choose(page, 'guest.send_room_selection_link');
  const sent = heard(page);
  await run(page);
  await expectToast(page, 'good', 'Tool Test Successful');
  await expect(outcome(page).getByText(/^Dry run: /)).toBeVisible();

  await forReal(page).check();
  await run(page);
  const dialog = page.getByRole('dialog', { name: 'Run for real?' });
  await expect(dialog).toContainText('send_room_selection_link');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(sent.map(({ runForReal }) => runForReal)).toEqual([false]);

  await run(page);
  await dialog.getByRole('button', { name: 'Run for real' }).click();
  await expect(outcome(page).getByText(/^Dry run: /)).toHaveCount(0);
  await expect(outcome(page)).toBeVisible();
  expect(sent.map(({ runForReal }) => runForReal)).toEqual([false, true]);

  // another tool begins dry again
  await choose(page, 'guest.send_sms');
  await expect(forReal(page)).not.toBeChecked();
});

test('a tool and JSON are required', async ({ console: page }) => {
  const sent = heard(page);
  await run(page);
  await expectToast(page, 'bad', 'Tool Required', 'Please select a tool to test');
  await choose(page, 'guest.get_property_facts');
  for (const text of ['{topic: parking}', '[]']) {
    await argumentsBox(page).fill(text);
    await run(page);
    await expectToast(page, 'bad', 'Invalid JSON', 'Please provide valid JSON for tool arguments');
  }
  expect(sent).toHaveLength(0);
});

test('arguments a tool does not take fail the test, with the rule that says why', async ({ console: page }) => {
  await choose(page, 'guest.send_sms');
  await argumentsBox(page).fill('{"phone": "+15125550101"}');
  await run(page);
  await expectToast(page, 'bad', 'Tool Test Failed', /message/);
  await expect(outcome(page).getByText('error', { exact: true })).toBeVisible();
  await expect(rules(page).getByText('fail', { exact: true })).toHaveCount(1);
  await expect(results(page).first().getByRole('img', { name: 'error' })).toBeVisible();
});

test('a test that fails without words has words of its own, and is recorded', async ({ console: page }) => {
  const testResult = { dryRun: true, sent: {}, statusCode: null, durationMs: null, reply: null, rules: [] };
  await page.route('**/api/admin/vapi/test-tool', (route) =>
    route.fulfill({ json: { success: false, testResult, timestamp: new Date().toISOString(), error: null } }),
  );
  await choose(page, 'guest.get_property_facts');
  await run(page);
  await expectToast(page, 'bad', 'Tool Test Failed', 'Failed to test tool');
  await expect(results(page).first().getByRole('img', { name: 'error' })).toBeVisible();
});

test('what was typed outlives a refresh of the tools that fails', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.clock.install();
  await page.reload();
  await choose(page, 'guest.send_sms');
  await argumentsBox(page).fill('{"message": "Hello"}');
  await page.route('**/api/admin/vapi/tools', (route) => route.fulfill({ status: 500, json: { error: 'Away.' } }));
  await page.clock.fastForward(30_000);
  await expect(tools(page).getByRole('alert')).toContainText('500: Away.');
  await expect(argumentsBox(page)).toHaveValue('{"message": "Hello"}');
  await expect(tools(page).getByLabel('Tool', { exact: true })).toHaveValue('guest.send_sms');
});
