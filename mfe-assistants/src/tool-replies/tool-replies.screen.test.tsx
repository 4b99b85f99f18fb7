/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { toolReplyEndpoints, type ToolReply, type ToolReplyTotals } from '@booking/contracts/tool-replies';
import { answering, expectAccessible, refusing, renderScreen } from '@booking/remote-kit/testing';
import { Screen } from './tool-replies.screen.tsx';

const { list, totals } = toolReplyEndpoints;
const reply = (given: Partial<ToolReply> = {}): ToolReply => ({
  callId: 'call-1',
  toolCallId: 't1',
  tool: 'get_property_facts',
  at: '2026-11-10T17:53:00.000Z',
  shortfalls: ['slow', 'several_lines'],
  replyMs: 2400,
  said: 'We are at\n1 Pier St.',
  ...given,
});
const total: ToolReplyTotals = { tool: 'get_property_facts', replies: 12, short: 1, medianMs: 80, slowMs: 2400 };
const open = (replies: ToolReply[], tools: ToolReplyTotals[] = [total]) =>
  renderScreen(Screen, { path: '/tool-replies', answers: [answering(list, replies), answering(totals, tools)] });

test('shows each tool with its replies and times, and where a reply falls short', async () => {
  open([reply()]);
  const tools = within(await screen.findByRole('list', { name: 'By tool, last 7 days' }));
  expect(tools.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '1', '80 ms', '2.4 s']);
  const short = within(await screen.findByRole('list', { name: 'Replies that fall short' }));
  expect(short.getByText('Several lines: Vapi takes one')).toBeTruthy();
  expect(short.getByText('Slower than 2 seconds: the caller waits in silence')).toBeTruthy();
  expect(short.getByRole('link', { name: 'Open call' }).getAttribute('href')).toBe('/call-logs/call-1');
  await expectAccessible();
});

test('says what every reply had where none falls short', async () => {
  open([], []);
  expect(await screen.findByText('No reply falls short')).toBeTruthy();
  expect(await screen.findByText('No tool was used in the last 7 days')).toBeTruthy();
});

test('a list that cannot be loaded leaves the totals there', async () => {
  const answers = [refusing(list, 500, 'The database is away.'), answering(totals, [total])];
  renderScreen(Screen, { path: '/tool-replies', answers });
  expect(await screen.findByText('The replies could not be loaded')).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'By tool, last 7 days' })).toBeTruthy();
});
