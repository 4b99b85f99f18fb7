import { expect, test, type Page } from './console.ts';
import { callablePhone, turnAllOff, turnOn } from './faults.ts';
import { expectToast, look, panel, results } from './integrations-console.ts';

const phoneField = (page: Page) => panel(page, 'Create Test Call').getByLabel('Phone number');
const createButton = (page: Page) => page.getByRole('button', { name: 'Create Test Call' });
const monitor = (page: Page) => panel(page, 'Live Call Monitor');
const fact = (page: Page, term: string) =>
  monitor(page)
    .locator('dt', { hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** Counts how often a call is asked for. */
function countLooks(page: Page): { count: number } {
  const looks = { count: 0 };
  page.on('request', (request) => {
    if (/\/api\/admin\/vapi\/call\//.test(request.url())) looks.count += 1;
  });
  return looks;
}

test.afterEach(turnAllOff);

test('a test call is placed, and followed as it is spoken until it has ended', async ({ console: page }) => {
  // a person speaks to the assistant here, which takes the time it takes
  test.setTimeout(180_000);
  await page.goto('/integrations?view=vapi');
  await expect(createButton(page)).toBeDisabled();
  await expect(panel(page, 'Create Test Call').getByLabel('Test scenario')).toHaveValue('room_availability_check');
  await expect(panel(page, 'Create Test Call').getByText(/\+1 512 555 0101/)).toBeVisible();
  await phoneField(page).fill(await callablePhone());
  await createButton(page).click();
  await expectToast(page, 'good', 'Test Call Created', /^Call ID: [\w-]+$/);
  await expect(results(page).first().getByText('POST /api/admin/vapi/test-call')).toBeVisible();
  await expect(results(page).first().getByRole('img', { name: 'success' })).toBeVisible();

  const callId = new URL(page.url()).searchParams.get('call')!;
  await expect(fact(page, 'Call ID')).toHaveText(callId);
  await expect(fact(page, 'Duration')).toHaveText('In progress');
  const transcript = monitor(page).getByRole('log', { name: 'Transcript' });
  await expect(transcript).toContainText(/\w+: \w+/, { timeout: 30_000 });
  const early = (await transcript.innerText()).length;
  await expect.poll(async () => (await transcript.innerText()).length, { timeout: 30_000 }).toBeGreaterThan(early);
  await expect(monitor(page).getByRole('listitem').first()).toContainText('get_', { timeout: 60_000 });
  await expect(monitor(page).getByRole('listitem').first().locator('pre')).toContainText('{');

  await expect(fact(page, 'Status')).toHaveText('ended', { timeout: 90_000 });
  await expect(fact(page, 'Duration')).toHaveText(/^\d+:\d\d$/);
  await expect(fact(page, 'Ended reason')).not.toHaveText('–');

  await page.getByRole('button', { name: 'Stop Monitoring' }).click();
  await expect(monitor(page).getByText('No call is monitored')).toBeVisible();
});

const goingOn = { id: 'c', status: 'in-progress', duration: null, transcript: '', toolCalls: [], endedReason: null };

test('a call that goes on is asked for every two seconds, but not while the tab is hidden or once it has ended', async ({
  console: page,
}) => {
  const looks = countLooks(page);
  let call: object = goingOn;
  await page.route('**/api/admin/vapi/call/*', (route) => route.fulfill({ json: call }));
  await page.clock.install();
  await page.goto('/integrations?view=vapi&call=some-call');
  await expect(fact(page, 'Status')).toHaveText('in-progress');
  await expect(fact(page, 'Duration')).toHaveText('In progress');
  for (const n of [2, 3, 4]) {
    await page.clock.runFor(2_000);
    await expect.poll(() => looks.count).toBeGreaterThanOrEqual(n);
  }

  await look(page, 'hidden');
  const hidden = looks.count;
  await page.clock.runFor(20_000);
  expect(looks.count).toBe(hidden);

  await look(page, 'visible');
  await page.clock.runFor(2_500);
  await expect.poll(() => looks.count).toBeGreaterThan(hidden);

  call = { ...goingOn, status: 'ended', duration: 75_000, endedReason: 'customer-ended-call' };
  await page.clock.runFor(2_000);
  await expect(fact(page, 'Duration')).toHaveText('1:15');
  const ended = looks.count;
  await page.clock.runFor(20_000);
  expect(looks.count).toBe(ended);
});

test('Stop ends the looking at a call that goes on', async ({ console: page }) => {
  const looks = countLooks(page);
  await page.route('**/api/admin/vapi/call/*', (route) => route.fulfill({ json: goingOn }));
  await page.clock.install();
  await page.goto('/integrations?view=vapi&call=some-call');
  await expect(monitor(page).getByText('Nothing was said yet.')).toBeVisible();
  await expect(monitor(page).getByText('No tools were used yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop Monitoring' }).click();
  await expect(page).toHaveURL('/integrations?view=vapi');
  // one that began before it was pressed may be told of late
  await page.clock.runFor(2_000);
  const stopped = looks.count;
  await page.clock.runFor(20_000);
  expect(looks.count).toBe(stopped);
});

test('the transcript keeps to its newest line, unless one scrolled up', async ({ console: page }) => {
  let lines = 30;
  const said = (n: number) => Array.from({ length: n }, (_, at) => `AI: Line ${at + 1}.`).join('\n');
  await page.route('**/api/admin/vapi/call/*', (route) =>
    route.fulfill({ json: { ...goingOn, transcript: said(lines) } }),
  );
  await page.clock.install();
  await page.goto('/integrations?view=vapi&call=some-call');
  const transcript = monitor(page).getByRole('log', { name: 'Transcript' });
  const hear = async (n: number): Promise<void> => {
    lines = n;
    await page.clock.runFor(2_000);
    await expect(transcript).toContainText(`Line ${n}.`);
  };
  const fromEnd = () => transcript.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect(transcript).toContainText('Line 30.');
  expect(await fromEnd()).toBeLessThan(2);
  await hear(31);
  expect(await fromEnd()).toBeLessThan(2);

  await transcript.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => transcript.evaluate((log) => log.scrollTop)).toBe(0);
  await hear(32);
  expect(await transcript.evaluate((log) => log.scrollTop)).toBe(0);

  await page.keyboard.press('End');
  await expect.poll(fromEnd).toBeLessThan(2);
  await hear(33);
  expect(await fromEnd()).toBeLessThan(2);
});

test('a phone number is required, also on Enter', async ({ console: page }) => {
  await page.goto('/integrations?view=vapi');
  await phoneField(page).press('Enter');
  await expectToast(page, 'bad', 'Phone Number Required', 'Please enter a phone number to call');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await phoneField(page).fill('   ');
  await createButton(page).click();
  await expectToast(page, 'bad', 'Phone Number Required', 'Please enter a phone number to call');
  await expect(results(page)).toHaveCount(0);
});

test('nobody is called who did not agree to it', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 403/);
  await page.goto('/integrations?view=vapi');
  await phoneField(page).fill('+1 212 867 5309');
  await createButton(page).click();
  await expectToast(page, 'bad', 'Call Failed', /^403: This number has not agreed to test calls\./);
  await expect(results(page).first().getByRole('img', { name: 'error' })).toBeVisible();
  await expect(monitor(page).getByText('No call is monitored')).toBeVisible();
});

test('a call that Vapi does not take is told, and is not tried twice', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 5\d\d/);
  let asked = 0;
  page.on('request', (request) => void (request.url().endsWith('/test-call') && asked++));
  await page.goto('/integrations?view=vapi');
  await turnOn('vapi', 'server_error');
  await phoneField(page).fill(await callablePhone());
  await phoneField(page).press('Enter');
  await expectToast(page, 'bad', 'Call Failed', /^5\d\d: .{10,}/);
  expect(asked).toBe(1);
});

test('a refusal without words has words of its own', async ({ console: page }) => {
  await page.route('**/api/admin/vapi/test-call', (route) => route.fulfill({ json: { success: false, callId: '' } }));
  await page.goto('/integrations?view=vapi');
  await phoneField(page).fill(await callablePhone());
  await createButton(page).click();
  await expectToast(page, 'bad', 'Call Failed', 'Failed to create test call');
});

test('a call of the past is looked at by its id', async ({ console: page, sql }) => {
  const [call] = await sql<{ id: string; transcript: string; seconds: number }>(
    `SELECT id, transcript, round(duration_ms / 1000.0)::int AS seconds FROM call
     WHERE mode = 'test' AND status = 'ended' AND transcript <> '' ORDER BY started_at DESC LIMIT 1`,
  );
  await page.goto('/integrations?view=vapi');
  await page.getByRole('button', { name: 'Monitor Call' }).click();
  await expectToast(page, 'bad', 'Call ID Required', 'Please enter a call ID to monitor');

  await panel(page, 'Monitor Existing Call').getByLabel('Call ID').fill(` ${call!.id} `);
  await page.getByRole('button', { name: 'Monitor Call' }).click();
  await expect(fact(page, 'Status')).toHaveText('ended');
  await expect(fact(page, 'Duration')).toHaveText(
    `${Math.floor(call!.seconds / 60)}:${String(call!.seconds % 60).padStart(2, '0')}`,
  );
  await expect(monitor(page).getByRole('log')).toContainText(call!.transcript.split('\n')[0]!);
  await page.reload();
  await expect(fact(page, 'Call ID')).toHaveText(call!.id);
});

test('a call that does not exist is said to be missing, and not asked for again and again', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 404/);
  const looks = countLooks(page);
  await page.clock.install();
  await page.goto('/integrations?view=vapi&call=no-such-call');
  await expect(monitor(page).getByRole('alert')).toContainText('The call could not be loaded');
  await page.clock.runFor(20_000);
  expect(looks.count).toBe(1);
  await page.getByRole('button', { name: 'Stop Monitoring' }).click();
  await expect(page).toHaveURL('/integrations?view=vapi');
});

test('"Test Call" on the dashboard leads to the form', async ({ console: page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Test Call' }).click();
  await expect(phoneField(page)).toBeFocused();
});
