/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { callEndpoints, type CallDetail } from '@booking/contracts/calls';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { answering, expectAccessible, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { callLog } from './call-log.fixture.ts';
import { Screen } from './call-logs.screen.tsx';

const older: CallDetail = {
  ...callLog({ id: 'older', caller: '+15125550142', transcript: 'AI: How can I help?\n' }),
  status: 'ended',
  assistantName: null,
  endedAt: null,
  latencyMs: null,
  summary: null,
  costParts: {},
  turns: [],
  toolCalls: [],
};
const newest = [callLog(), callLog({ id: 'call-2' }), callLog({ id: 'call-3' })];

const open = (at: string, ...more: Answering[]) =>
  renderScreen(Screen, {
    path: '/call-logs',
    at,
    answers: [
      answering(callEndpoints.list, newest),
      answering(callEndpoints.choices, { assistants: [], endReasons: [] }),
      answering(guestPreviewEndpoints.list, []),
      ...more,
    ],
  });
const region = (name: string) => within(screen.getByRole('region', { name }));
const linked = () => document.querySelectorAll<HTMLElement>('li[aria-current]');

test('a link to one of the newest calls leads to it, with its transcript open', async () => {
  open('/call-logs?call=call-2');
  await waitFor(() => expect(linked()).toHaveLength(1));
  const [call] = linked();
  expect(call!.getAttribute('aria-posinset')).toBe('2');
  expect(document.activeElement).toBe(call);
  expect(call!.querySelector('details')!.open).toBe(true);
  expect(screen.queryByRole('region', { name: 'Linked Call' })).toBeNull();
});

test('an older call stands above the list, with its transcript open', async () => {
  open('/call-logs?call=older', answering(callEndpoints.detail, older));
  await waitFor(() => expect(linked()).toHaveLength(1));
  const call = region('Linked Call').getByRole('listitem');
  expect(document.activeElement).toBe(call);
  expect(within(call).getByText('+15125550142')).toBeTruthy();
  expect(call.querySelector('details')!.open).toBe(true);
  expect(region('Recent Calls').getAllByRole('listitem')).toHaveLength(3);
  await expectAccessible(screen.getByRole('region', { name: 'Linked Call' }));
});

test('a link to a call that is not there says so above the list', async () => {
  open('/call-logs?call=nobody-called', refusing(callEndpoints.detail, 404, 'There is no such call.'));
  expect((await screen.findByRole('alert')).textContent).toContain('The call could not be loaded');
  expect(region('Recent Calls').getAllByRole('listitem')).toHaveLength(3);
});
