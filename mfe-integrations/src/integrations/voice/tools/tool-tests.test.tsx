/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { voiceEndpoints as endpoints, type ToolTest } from '@booking/contracts/voice';
import { answering, expectAccessible, renderScreen, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { path, tool, voice } from '../../integrations.fixture.ts';
import { Screen } from '../../integrations.screen.tsx';

const text = { type: 'string' };
const facts = tool();
const sms = tool({
  name: 'send_sms',
  effect: 'writes',
  parameters: { type: 'object', properties: { phone: text, message: text }, required: ['phone', 'message'] },
});
const checkout = tool({ name: 'create_stripe_checkout_session', effect: 'charges', group: 'Payments' });
const reservation = tool({
  name: 'create_reservation',
  effect: 'writes',
  parameters: {
    type: 'object',
    properties: { startDate: text, endDate: text, adults: { type: 'integer', minimum: 1 }, firstName: text },
    required: ['startDate', 'endDate', 'adults', 'firstName'],
  },
});
const tools = [
  facts,
  sms,
  reservation,
  checkout,
  tool({ audience: 'staff', name: 'list_arrivals', group: 'Daily Operations' }),
  tool({ audience: 'customer_experience', name: 'get_folio', group: 'Financial' }),
];

const rule = (ok: boolean, detail = '') => ({ rule: 'The reply has results', ok, detail });
type Given = Partial<ToolTest> & { error?: string | null };
function outcomeOf({ error = null, ...given }: Given = {}): AnswerOf<typeof endpoints.testTool> {
  const tried = { sent: {}, statusCode: 200, durationMs: 12, reply: { results: [] }, rules: [rule(true)] };
  const testResult = { dryRun: false, ...tried, ...given };
  return { success: testResult.rules.every(({ ok }) => ok), testResult, timestamp: '2026-11-10T18:00:00.000Z', error };
}
const dry = (given: Given = {}) =>
  outcomeOf({ dryRun: true, statusCode: null, durationMs: null, reply: null, ...given });
const trying = answering(endpoints.testTool, ({ body: { toolId, runForReal } }) =>
  toolId === facts.id || runForReal ? outcomeOf() : dry(),
);

const open = (...answers: Answering[]) =>
  renderScreen(Screen, { path, at: `${path}?view=vapi`, answers: [...answers, ...voice(tools)] });
const panel = () => within(screen.getByRole('region', { name: 'Test Individual Tools' }));
const box = () => panel().getByLabelText<HTMLTextAreaElement>('Arguments (JSON)');
const forReal = () => panel().queryByRole<HTMLInputElement>('checkbox', { name: 'Run with real effects' });
const outcome = async () => within(await panel().findByRole('region', { name: 'Tool test result' }));
const choose = async (person: Mounted['person'], id: string) =>
  person.selectOptions(await panel().findByLabelText('Tool'), id);
const run = async (person: Mounted['person']) => person.click(await panel().findByRole('button', { name: 'Run Test' }));
const write = async (person: Mounted['person'], json: string): Promise<void> => {
  await person.clear(box());
  if (json) await person.type(box(), json.replaceAll(/[[{]/g, '$&$&'));
};
const sent = ({ calls }: Mounted) =>
  calls.filter(({ endpoint }) => endpoint === endpoints.testTool).map(({ input }) => input.body);

test('lists the tools in groups, with what each does to the world', async () => {
  const { person } = open();
  const list = await panel().findByLabelText('Tool');
  expect([...list.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Guest: Availability & Booking',
    'Guest: Payments',
    'Staff: Daily Operations',
    'Customer experience: Financial',
  ]);
  for (const { id, effect, description } of [facts, sms, checkout]) {
    await choose(person, id);
    expect(panel().getByText(effect)).toBeTruthy();
    expect(panel().getByText(description)).toBeTruthy();
    expect(forReal() === null).toBe(effect === 'reads');
  }
});

test('begins with sample arguments, by the calendar of the hotel', async () => {
  const { person } = open();
  await choose(person, reservation.id);
  expect(JSON.parse(box().value)).toEqual({
    startDate: '2026-11-11',
    endDate: '2026-11-12',
    adults: 2,
    firstName: 'Rosa',
  });
});

test('uses a tool that reads, and shows what each rule says of the reply', async () => {
  const mounted = open(trying);
  const { person, toasts } = mounted;
  await choose(person, facts.id);
  await write(person, '');
  await run(person);
  const shown = await outcome();
  expect(toasts).toEqual([{ title: 'Tool Test Successful' }]);
  expect(sent(mounted)).toEqual([{ toolId: facts.id, arguments: {}, runForReal: false }]);
  expect(shown.getByText('success')).toBeTruthy();
  expect(shown.getByText('Status 200 · 12 ms')).toBeTruthy();
  expect(shown.getByText(/"results"/)).toBeTruthy();
  const rules = within(shown.getByRole('list', { name: 'Reply contract' }));
  expect(rules.getAllByRole('listitem')).toHaveLength(1);
  expect(rules.getByText('pass')).toBeTruthy();
  const result = within(within(screen.getByRole('region', { name: 'Test Results' })).getByRole('listitem'));
  expect(result.getByText('POST /api/admin/vapi/test-tool')).toBeTruthy();
  expect(result.getByRole('img', { name: 'success' })).toBeTruthy();
  expect(result.getByText(/"toolId": "guest.get_property_facts"/)).toBeTruthy();
  await expectAccessible();
});

test('runs a tool that writes dry, and for real only after the box is checked and the dialog answered', async () => {
  const mounted = open(trying);
  const { person } = mounted;
  const realRuns = () => (sent(mounted) as { runForReal: boolean }[]).map(({ runForReal }) => runForReal);
  await choose(person, sms.id);
  await run(person);
  const dryRun = 'Dry run: the arguments were checked, and nothing was sent to the tool.';
  expect((await outcome()).getByText(dryRun)).toBeTruthy();

  await person.click(forReal()!);
  await run(person);
  const dialog = within(screen.getByRole('dialog', { name: 'Run with real effects?' }));
  expect(dialog.getByText(/^send_sms will be used with these arguments in the current mode\. It changes/)).toBeTruthy();
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(realRuns()).toEqual([false]);

  await run(person);
  await person.click(screen.getByRole('button', { name: 'Run with real effects' }));
  await waitFor(() => expect(panel().queryByText(dryRun)).toBeNull());
  expect((await outcome()).getByText('success')).toBeTruthy();
  expect(realRuns()).toEqual([false, true]);

  await choose(person, reservation.id);
  expect(forReal()?.checked).toBe(false);
  expect(panel().queryByRole('region', { name: 'Tool test result' })).toBeNull();
});

test.each([
  [
    'of a guest, until the arguments have their number',
    { needs: 'phone' as const },
    /add "phone" to the arguments/,
    true,
  ],
  ['of a verified employee, ever', { needs: 'verified_call' as const }, /in which an employee was verified/, false],
])('runs no tool with real effects on behalf %s', async (_, needs, why, works) => {
  const cancel = tool({ name: 'cancel_reservation', effect: 'writes', ...needs });
  const { person } = open(...voice([cancel]));
  await choose(person, cancel.id);
  expect([forReal()?.disabled, panel().getByText(why) !== null]).toEqual([true, true]);
  await write(person, '{"phone": "+15125550101"}');
  expect(forReal()?.disabled).toBe(!works);
  if (works) await person.click(forReal()!);
  expect(forReal()?.checked).toBe(works);
});

test('requires a tool, and JSON', async () => {
  const mounted = open();
  const { person, toasts } = mounted;
  await run(person);
  await choose(person, facts.id);
  for (const json of ['{topic: parking}', '[]']) {
    await write(person, json);
    await run(person);
  }
  const invalid = { title: 'Invalid JSON', body: 'Please provide valid JSON for tool arguments', intent: 'error' };
  expect(toasts).toEqual([
    { title: 'Tool Required', body: 'Please select a tool to test', intent: 'error' },
    invalid,
    invalid,
  ]);
  expect(sent(mounted)).toEqual([]);
});

test.each([
  ['the rule that says why', 'message: Required', 'message: Required'],
  ['words of its own when there are none', null, 'Failed to test tool'],
])('shows a test that fails with %s', async (_, error, body) => {
  const rules = [rule(false, 'message is missing'), rule(true)].map((each, at) => ({ ...each, rule: `Rule ${at}` }));
  const { person, toasts } = open(answering(endpoints.testTool, dry({ error, rules })));
  await choose(person, sms.id);
  await run(person);
  const shown = await outcome();
  expect(toasts).toEqual([{ title: 'Tool Test Failed', body, intent: 'error' }]);
  expect(shown.getByText('error')).toBeTruthy();
  expect(shown.getAllByText('fail')).toHaveLength(1);
  expect(shown.getByText('message is missing')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'error' })).toBeTruthy();
});
