/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import type { Endpoint } from '@booking/contracts/endpoint';
import { integrationEndpoints } from '@booking/contracts/integrations';
import { voiceEndpoints } from '@booking/contracts/voice';
import { answering, inTurn, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { call, overview, path, tool, voice } from './integrations.fixture.ts';
import { Screen } from './integrations.screen.tsx';

jest.useFakeTimers({
  now: new Date('2026-11-10T18:00:00.000Z'),
  doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
});

/** Lets some seconds of the clock go by, and what is asked then be answered. */
const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    await jest.advanceTimersByTimeAsync(1);
  });

async function look(visibility: 'hidden' | 'visible'): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

async function open(query: string, ...answers: Answering[]) {
  const { calls, address } = renderScreen(Screen, { path, at: path + query, answers });
  await pass(0);
  const times = (endpoint: Endpoint): number => calls.filter((made) => made.endpoint === endpoint).length;
  return { times, address };
}

test('asks for the status every 30 seconds, but not while the tab is hidden', async () => {
  const { health } = integrationEndpoints;
  const { times } = await open('', ...overview);
  expect(screen.getAllByText('connected')).toHaveLength(4);
  expect(times(health)).toBe(1);
  await pass(30);
  expect(times(health)).toBe(2);
  expect(times(integrationEndpoints.uptime)).toBe(2);
  await look('hidden');
  await pass(120);
  expect(times(health)).toBe(2);
  await look('visible');
  await pass(30);
  expect(times(health)).toBe(3);
});

test('asks for assistants and tools every 30 seconds', async () => {
  const { times } = await open('?view=vapi', ...voice());
  const both = () => [times(assistantEndpoints.list), times(voiceEndpoints.tools)];
  expect(both()).toEqual([1, 1]);
  await pass(30);
  expect(both()).toEqual([2, 2]);
});

test('keeps what was typed when the tools could not be refreshed', async () => {
  const tools = inTurn(
    answering(voiceEndpoints.tools, { success: true, tools: [tool({ name: 'send_sms', effect: 'writes' })] }),
    refusing(voiceEndpoints.tools, 500, 'Away.'),
  );
  await open('?view=vapi', tools, ...voice());
  const panel = within(screen.getByRole('region', { name: 'Test Individual Tools' }));
  const list = panel.getByLabelText<HTMLSelectElement>('Tool');
  fireEvent.change(list, { target: { value: 'guest.send_sms' } });
  const box = panel.getByLabelText<HTMLTextAreaElement>('Arguments (JSON)');
  fireEvent.change(box, { target: { value: '{"message": "Hello"}' } });
  await pass(30);
  expect(panel.getByRole('alert').textContent).toContain('500: Away.');
  expect(box.value).toBe('{"message": "Hello"}');
  expect(list.value).toBe('guest.send_sms');
});

test('asks for a call that goes on every 2 seconds, but not while the tab is hidden or once it ended', async () => {
  const ended = call({ status: 'ended', duration: 75_000, endedReason: 'customer-ended-call' });
  let seen = call();
  const { times } = await open(
    '?view=vapi&call=some-call',
    answering(voiceEndpoints.call, () => seen),
    ...voice(),
  );
  const looks = () => times(voiceEndpoints.call);
  expect(looks()).toBe(1);
  for (const count of [2, 3, 4]) {
    await pass(2);
    expect(looks()).toBe(count);
  }
  await look('hidden');
  await pass(20);
  expect(looks()).toBe(4);
  await look('visible');
  seen = ended;
  await pass(2.5);
  expect(screen.getByText('1:15')).toBeTruthy();
  expect(looks()).toBe(5);
  await pass(20);
  expect(looks()).toBe(5);
});

test('asks no more once "Stop Monitoring" was pressed', async () => {
  const { times, address } = await open(
    '?view=vapi&call=some-call',
    answering(voiceEndpoints.call, call()),
    ...voice(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stop Monitoring' }));
  await pass(20);
  expect(times(voiceEndpoints.call)).toBe(1);
  expect(address()).toBe('/integrations?view=vapi');
});

test('asks once for a call that does not exist', async () => {
  const { times } = await open(
    '?view=vapi&call=no-such-call',
    refusing(voiceEndpoints.call, 404, 'No such call.'),
    ...voice(),
  );
  await pass(20);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(times(voiceEndpoints.call)).toBe(1);
});
