/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { callDetailEndpoints, type CallPage } from '@booking/contracts/call-detail';
import { callQuoteEndpoints } from '@booking/contracts/call-quotes';
import { callTripEndpoints } from '@booking/contracts/call-trip';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import type { Place } from '@booking/remote-kit/kit';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { callPage, tripStep } from './call-page.fixture.ts';
import { Screen } from './call.screen.tsx';

const { page } = callDetailEndpoints;
const trip = answering(callTripEndpoints.trip, [tripStep()]);
const noQuotes = answering(callQuoteEndpoints.ofCall, []);
const noGuestPages = answering(guestPreviewEndpoints.list, []);

const open = (answer: Answering, at = '/call-logs/call-1') =>
  renderScreen(Screen, { path: '/call-logs/:id', at, answers: [trip, noQuotes, noGuestPages, answer] });
const showing = (given: Partial<CallPage> = {}) => open(answering(page, callPage(given)));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const factsOf = async (name: string) => {
  const terms = (await region(name)).getAllByRole('term');
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
};

test('shows who called when, how it ended, what it led to and its summary, and leads back to the filtered list', async () => {
  open(answering(page, callPage({ summary: 'Books a king room.' })), '/call-logs/call-1?q=king');
  expect(await heading('Call from (512) 555-0101')).toBeTruthy();
  expect(await factsOf('Call')).toEqual({
    Guest: 'Open guest',
    'Text messages': 'Stop texts…',
    Outcome: 'Booked',
    Assistant: 'Guest line',
    Started: '11:53 AM',
    Duration: '1:35',
    Ended: 'Caller hung up',
    Mode: 'TEST',
    'Response time': '1.2 s on average',
    Cost: '$0.05',
  });
  expect((await region('Call')).getByText('Books a king room.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Call Logs' }).getAttribute('href')).toBe('/call-logs?q=king');
  await expectAccessible();
});

test('a call that goes on has not ended, and its transcript follows', async () => {
  showing({ status: 'in-progress', endedReason: null, duration: null, cost: null, latencyMs: null, caller: null });
  expect(await heading('Call from Unknown Caller')).toBeTruthy();
  const { Ended, Duration, Cost } = await factsOf('Call');
  expect([Ended, Duration, Cost]).toEqual(['In progress', '–', 'Vapi has not reported a cost yet.']);
  const said = await region('Conversation');
  expect(said.getByText('The call is in progress')).toBeTruthy();
  expect(said.getByText('Transcript available after the call.')).toBeTruthy();
});

test('a call that says why it ended is over, whatever its status says still', async () => {
  showing({ status: 'in-progress', endedReason: 'customer-ended-call' });
  expect((await region('Conversation')).getByText('No conversation')).toBeTruthy();
});

test('a chat on the website is called one', async () => {
  showing({ kind: 'webChat', caller: 'Rosa of the website' });
  expect(await heading('Web chat with Rosa of the website')).toBeTruthy();
  expect((await factsOf('Call'))['Kind']).toBe('Web chat');
});

test('shows what was said with its times, and the tools that were used meanwhile folded up', async () => {
  const { person } = showing({
    turns: [
      { speaker: 'assistant', text: 'How can I help?', startedMs: 1_000, durationMs: 900 },
      { speaker: 'guest', text: 'Is there a pool?', startedMs: 65_000, durationMs: 1_000 },
    ],
    toolCalls: [
      {
        id: 't1',
        name: 'get_facts',
        arguments: { topic: 'pool' },
        result: '{"pool":true}',
        error: null,
        startedMs: 66_600,
        durationMs: 1_240,
      },
      {
        id: 't2',
        name: 'send_text',
        arguments: {},
        result: null,
        error: 'No number.',
        startedMs: 67_000,
        durationMs: 80,
      },
      { id: 't3', name: 'end_call', arguments: {}, result: null, error: null, startedMs: null, durationMs: null },
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'What was said and done' }));
  const [asked, answered, facts, text, end] = list.getAllByRole('listitem');
  expect(asked!.textContent).toBe('Assistant+1 sHow can I help?');
  expect(answered!.textContent).toBe('Caller+1:05Is there a pool?');
  expect(facts!.textContent).toMatch(
    /^Get facts\+1:06DetailsToolget_factsTook1\.2 s.*Arguments.*"pool".*Result.*"pool": true/s,
  );
  expect(text!.textContent).toMatch(
    /^Send textFailed\+1:07No number\.DetailsToolsend_textTook80 ms.*ErrorNo number\.$/s,
  );
  expect(end!.textContent).toMatch(/^Ended the call.*ResultNo result$/s);
  const details = facts!.querySelector('details')!;
  expect(details.open).toBe(false);
  await person.click(within(facts!).getByText('Details'));
  expect(details.open).toBe(true);
});

test('shows the transcript as it is where nothing is known of its turns', async () => {
  showing({ transcript: 'AI: Hello.\n' });
  expect((await region('Conversation')).getByText('AI: Hello.')).toBeTruthy();
});

test('a call in which nothing was said says so, and that it has no recording, texted link or cost', async () => {
  showing({ endedReason: 'customer-did-not-answer', cost: null });
  const said = await region('Conversation');
  expect(said.getByText('No conversation')).toBeTruthy();
  expect(said.getByText('The call ended before anyone spoke.')).toBeTruthy();
  expect(screen.getByText('No recording.')).toBeTruthy();
  expect(await screen.findByText('No link was texted in this call.')).toBeTruthy();
  expect(screen.getByText('Vapi has not reported a cost yet.')).toBeTruthy();
  expect((await factsOf('Call'))['Ended']).toBe('No answer');
  await expectAccessible();
});

test('says when words and recording were deleted', async () => {
  const deleted = '2026-12-10T18:00:00.000Z';
  showing({ transcriptDeletedAt: deleted, recordingDeletedAt: deleted });
  const said = await region('Conversation');
  expect(said.getByText('The transcript was deleted')).toBeTruthy();
  expect(said.getByText('Deleted after 30 days. Settings define how long transcripts are kept.')).toBeTruthy();
  expect((await region('Recording')).getByText('Deleted after 30 days.')).toBeTruthy();
});

test('shows the cost by part and in all, folded under the facts', async () => {
  showing({ costParts: { transport: 0.004, llm: 0.0133, chat: 0 } });
  const folded = (await region('Call')).getByText('Cost by part').closest('details')!;
  expect(folded.open).toBe(false);
  expect([...folded.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Model$0.0133',
    'Phone line$0.0040',
    'Total$0.0512',
  ]);
});

test('a guest who is known comes first, with the number under the name and the summary before the facts', async () => {
  showing({ guestName: 'Maria Lopez', summary: 'Books a king room.' });
  expect(await heading('Maria Lopez')).toBeTruthy();
  expect(screen.getByRole('link', { name: '(512) 555-0101' }).getAttribute('href')).toBe('tel:+15125550101');
  const summary = (await region('Call')).getByText('Books a king room.');
  const [guest] = (await region('Call')).getAllByRole('term');
  expect(summary.compareDocumentPosition(guest!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('says since when and why a number gets no texts', async () => {
  showing({ textsStopped: { since: '2026-11-10T16:15:00.000Z', said: 'STOP' } });
  expect((await factsOf('Call'))['Text messages']).toBe(
    'Opted out of texts 10:15 AM: “STOP”. They can text START to opt in.',
  );
  expect(screen.queryByRole('button', { name: 'Stop texts…' })).toBeNull();
});

test('shows a wait, tells why the call could not be loaded, and loads it by "Try again"', async () => {
  const failing = onCue(refusing(page, 500, 'The database is away.'));
  const { person } = open(inTurn(failing, answering(page, callPage())));
  expect(screen.getByRole('progressbar', { name: 'Loading the call…' })).toBeTruthy();
  failing.arrive();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The call could not be loaded');
  expect(failure.textContent).toContain('500: The database is away.');
  await person.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await heading('Call from (512) 555-0101')).toBeTruthy();
});

test('tells somebody who may not see the call whom to ask', async () => {
  open(refusing(page, 403, 'No.'));
  expect(await screen.findByText('Your role does not include the call. Ask the owner of the account.')).toBeTruthy();
});

test('a call that is not there was not found, and leads back to the list', async () => {
  open(refusing(page, 404, 'There is no such call.'), '/call-logs/nobody-called');
  expect(await screen.findByText('This call was not found')).toBeTruthy();
  expect(screen.getByText('The address may be mistyped, or the call was erased.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Call Logs' }).getAttribute('href')).toBe('/call-logs');
  await expectAccessible();
});

test('Refresh asks for the call and its trip anew, and keeps what is shown when that fails', async () => {
  const { person, calls } = open(inTurn(answering(page, callPage()), refusing(page, 503, 'The database is away.')));
  await screen.findByRole('region', { name: 'Call' });
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  const failure = await screen.findByText(/^The call could not be refreshed, so this is as it was before\./);
  expect(failure.textContent).toContain('503: The database is away.');
  expect(screen.getByRole('region', { name: 'Call' })).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ endpoint }) => endpoint === callTripEndpoints.trip)).toHaveLength(2));
});

test.each<[string, Partial<CallPage>, number]>([
  ['that is over has a', { transcript: 'User: Hello.' }, 1],
  ['without a transcript has no', { transcript: '' }, 0],
  ['that goes on has no', { transcript: 'User: Hello.', duration: null, endedReason: null }, 0],
])('a call %s place for actions of other remotes, which says which call it is', async (_, given, count) => {
  const Slots = (place: Place) => <p>Actions {JSON.stringify(place)}</p>;
  renderScreen(Screen, {
    path: '/call-logs/:id',
    at: '/call-logs/call-1',
    answers: [trip, noQuotes, noGuestPages, answering(page, callPage(given))],
    hostApi: { Slots },
  });
  expect(await heading('Call from (512) 555-0101')).toBeTruthy();
  const place = { name: 'call-action', callId: 'call-1', of: '+15125550101, Nov 10, 2026 11:53:00 AM' };
  expect(screen.queryAllByText(`Actions ${JSON.stringify(place)}`)).toHaveLength(count);
});
