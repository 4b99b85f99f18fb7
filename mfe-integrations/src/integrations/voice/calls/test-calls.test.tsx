/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { voiceEndpoints as endpoints } from '@booking/contracts/voice';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
  type Mounted,
} from '@booking/remote-kit/testing';
import { call, path, viewer, voice } from '../../integrations.fixture.ts';
import { Screen } from '../../integrations.screen.tsx';

const ended = call({
  status: 'ended',
  duration: 75_000,
  transcript: 'AI: Hello.\nUser: A room, please.',
  endedReason: 'customer-ended-call',
});
const required = { title: 'Phone Number Required', body: 'Please enter a phone number to call', intent: 'error' };

const open = (answers: Answering[], query = '', user?: typeof viewer) =>
  renderScreen(Screen, {
    path,
    at: `${path}?view=vapi${query}`,
    answers: [...answers, ...voice()],
    ...(user && { user }),
  });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const phone = () => panel('Create Test Call').getByLabelText('Phone number');
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Test Call' });
const monitor = () => panel('Live Call Monitor');
const fact = async (term: string) =>
  (await monitor().findByText(term, { selector: 'dt' })).nextElementSibling?.textContent;
const results = () => panel('Test Results').queryAllByRole('listitem');
const sent = ({ calls }: Mounted) =>
  calls.filter(({ endpoint }) => endpoint === endpoints.testCall).map(({ input }) => input.body);

test('places a test call, records it, and shows it as it goes on', async () => {
  const mounted = open([
    answering(endpoints.testCall, { success: true, callId: 'some-call' }),
    answering(endpoints.call, call()),
  ]);
  const { person, toasts, address } = mounted;
  expect(create().disabled).toBe(true);
  expect(monitor().getByText('No active call')).toBeTruthy();
  const form = panel('Create Test Call');
  expect(form.getByLabelText<HTMLSelectElement>('Test scenario').value).toBe('room_availability_check');
  expect(form.getByText('Use a test number (555-01XX) or one from Settings.')).toBeTruthy();
  await person.type(phone(), '+1 512 555 0101');
  await person.click(create());
  expect(await fact('Call ID')).toContain('some-call');
  expect(address()).toBe('/integrations?view=vapi&call=some-call');
  expect(toasts).toEqual([{ title: 'Test Call Created', body: 'Call ID: some-call' }]);
  expect(sent(mounted)).toEqual([{ phoneNumber: '+1 512 555 0101', testScenario: 'room_availability_check' }]);
  const result = within(results()[0]!);
  expect(result.getByText('POST /api/admin/vapi/test-call')).toBeTruthy();
  expect(result.getByRole('img', { name: 'success' })).toBeTruthy();

  expect(await fact('Status')).toBe('in-progress');
  expect(await fact('Duration')).toBe('In progress');
  expect(await fact('Ended reason')).toBe('–');
  expect(monitor().getByRole('log', { name: 'Transcript' }).textContent).toBe('No conversation yet.');
  expect(monitor().getByText('No tools were used yet.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Stop Monitoring' }));
  expect(monitor().getByText('No active call')).toBeTruthy();
  expect(address()).toBe('/integrations?view=vapi');
});

test('requires a phone number, also on Enter', async () => {
  const mounted = open([]);
  const { person, toasts } = mounted;
  await person.type(phone(), '{Enter}');
  await person.type(phone(), '   ');
  await person.click(create());
  expect(toasts).toEqual([required, required]);
  expect(results()).toEqual([]);
  expect(sent(mounted)).toEqual([]);
});

test('says why a call is refused, and does not try it twice', async () => {
  const why = 'This number has not agreed to test calls.';
  const mounted = open([refusing(endpoints.testCall, 403, why)]);
  await mounted.person.type(phone(), '+1 212 867 5309{Enter}');
  await screen.findByRole('img', { name: 'error' });
  expect(mounted.toasts).toEqual([{ title: 'Call Failed', body: `403: ${why}`, intent: 'error' }]);
  expect(sent(mounted)).toHaveLength(1);
  expect(monitor().getByText('No active call')).toBeTruthy();
});

test('has words of its own for a refusal without words', async () => {
  const { person, toasts } = open([answering(endpoints.testCall, { success: false, callId: '' })]);
  await person.type(phone(), '+1 512 555 0101');
  await person.click(create());
  await screen.findByRole('img', { name: 'error' });
  expect(toasts).toEqual([{ title: 'Call Failed', body: 'Failed to create test call', intent: 'error' }]);
});

test('shows a call of the past by its id, with what was said and which tools were used', async () => {
  const used = { name: 'get_availability_and_rates', arguments: { adults: 2 } };
  const toolCall = { id: '1', function: used, result: 'Two rooms are free', error: null };
  const toolCalls = [
    toolCall,
    { ...toolCall, id: '2', function: { name: 'send_sms', arguments: {} }, result: null },
    { ...toolCall, id: '3', function: { name: 'send_sms', arguments: {} }, result: null, error: 'Twilio is away.' },
  ];
  const { person, toasts, address } = open([answering(endpoints.call, { ...ended, toolCalls })]);
  await person.click(screen.getByRole('button', { name: 'Monitor Call' }));
  expect(toasts).toEqual([{ title: 'Call ID Required', body: 'Please enter a call ID to monitor', intent: 'error' }]);
  await person.type(panel('Monitor Existing Call').getByLabelText('Call ID'), ' some-call {Enter}');
  expect(address()).toBe('/integrations?view=vapi&call=some-call');
  expect(await fact('Status')).toBe('ended');
  expect(await fact('Duration')).toBe('1:15');
  expect(await fact('Ended reason')).toBe('customer-ended-call');
  expect(monitor().getByRole('log', { name: 'Transcript' }).textContent).toBe(ended.transcript);
  const tools = monitor().getAllByRole('listitem');
  expect(tools[0]?.textContent).toMatch(/^get_availability_and_rates\{\s+"adults": 2\s+\}Two rooms are free$/);
  expect(tools.slice(1).map(({ textContent }) => textContent)).toEqual([
    'send_sms{}No result yet',
    'send_sms{}Twilio is away.',
  ]);
  await expectAccessible(screen.getByRole('region', { name: 'Live Call Monitor' }));
});

test('says so when a call does not exist, and stops looking', async () => {
  const { person, address } = open([refusing(endpoints.call, 404, 'No such call.')], '&call=no-such-call');
  expect((await monitor().findByRole('alert')).textContent).toMatch(/^The call could not be loadedNo such call\./);
  await person.click(screen.getByRole('button', { name: 'Stop Monitoring' }));
  expect(address()).toBe('/integrations?view=vapi');
});

test('brings a call that could not be loaded with "Try again"', async () => {
  const { person } = open(
    [inTurn(refusing(endpoints.call, 404, 'Not yet.'), answering(endpoints.call, ended))],
    '&call=some-call',
  );
  await person.click(await monitor().findByRole('button', { name: 'Try again' }));
  expect(await fact('Call ID')).toContain('some-call');
});

const callerUrl = 'https://phones.example/call/some-call';

test.each([
  ['while it goes on', call({ callerUrl }), /^Answer as the guest/],
  ['once it is over', { ...ended, callerUrl }, /^Read the guest’s texts/],
])('leads to the phone of the guest %s', async (_, seen, name) => {
  open([answering(endpoints.call, seen)], '&call=some-call');
  const link = await monitor().findByRole<HTMLAnchorElement>('link', { name });
  expect([link.href, link.target]).toEqual([callerUrl, '_blank']);
});

test('leads no viewer to the phone of the guest', async () => {
  open([answering(endpoints.call, call({ callerUrl }))], '&call=some-call', viewer);
  expect(await fact('Call ID')).toContain('some-call');
  expect(monitor().queryByRole('link')).toBeNull();
});

test('has the phone number in view and in focus when a link asks for a test call, also once all has loaded', async () => {
  let times = 0;
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.contains(phone())) times += 1;
  });
  try {
    open([], '&test-call=open');
    expect([times > 0, document.activeElement]).toEqual([true, phone()]);
    const atFirst = times;
    expect(await screen.findByText('Clara')).toBeTruthy();
    await waitFor(() => expect(times).toBeGreaterThan(atFirst));
  } finally {
    scrolled.mockRestore();
  }
});
