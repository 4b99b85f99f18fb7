/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { webConversationEndpoints as endpoints } from '@booking/contracts/web-conversations';
import { expectAccessible, inTurn, onCue, refusing, streaming, unreachable } from '@booking/remote-kit/testing';
import { button, dialog, events, field, isLocked, log, says, startChat } from '../ai.fixture.ts';

const message = () => field('Your message');
const said = () => within(log());
const isBusy = () => log().getAttribute('aria-busy') === 'true';
const lost = /^The connection was lost\. Your message is still here; try again\.$/;

test('sends by Enter, begins a line with Shift, and refuses an empty message', async () => {
  const { guest, calls } = await startChat([says({ delta: 'Gladly' }, { delta: ', Ada.' }, { done: true })]);
  expect(document.activeElement).toBe(message());
  await guest.keyboard('{Enter}');
  expect((await dialog().findByRole('alert')).textContent).toBe('Please type a message.');
  expect(message().getAttribute('aria-invalid')).toBe('true');
  await guest.keyboard('One{Shift>}{Enter}{/Shift}two');
  expect(message().value).toBe('One\ntwo');
  await guest.keyboard('{Enter}');
  expect(await said().findByText('Gladly, Ada.')).toBeTruthy();
  expect(dialog().queryByRole('alert')).toBeNull();
  expect(message().value).toBe('');
  expect(document.activeElement).toBe(message());
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.say).map(({ input }) => input.body)).toEqual([
    { text: 'One\ntwo' },
  ]);
});

test('does not send half a message by the Enter that confirms a word', async () => {
  const { guest, calls } = await startChat([says({ delta: 'Hai' }, { done: true })]);
  await guest.type(message(), 'よやく');
  fireEvent.keyDown(message(), { key: 'Enter', keyCode: 229 });
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.say)).toEqual([]);
  expect(message().value).toBe('よやく');
  fireEvent.keyDown(message(), { key: 'Enter', keyCode: 13 });
  expect(await said().findByText('Hai')).toBeTruthy();
});

test('does not send a message that is too long, and keeps it', async () => {
  const { guest, calls } = await startChat([]);
  const asked = calls.length;
  await guest.click(message());
  await guest.paste('x'.repeat(1001));
  await guest.click(button('Send'));
  expect(await dialog().findByText('This message is too long.')).toBeTruthy();
  expect(message().value).toHaveLength(1001);
  expect(calls).toHaveLength(asked);
});

test('keeps a message that was not received, and sends it by Try again', async () => {
  const { guest } = await startChat([inTurn(unreachable(endpoints.say), says({ delta: 'It is.' }, { done: true }))]);
  await guest.type(message(), 'Is breakfast included?{Enter}');
  expect(await dialog().findByText(lost)).toBeTruthy();
  expect(message().value).toBe('Is breakfast included?');
  expect(said().queryByText('Is breakfast included?')).toBeNull();
  expect(dialog().queryByRole('button', { name: 'Start over' })).toBeNull();
  await expectAccessible(screen.getByRole('dialog'));
  await guest.click(button('Try again'));
  expect(await said().findByText('It is.')).toBeTruthy();
  expect(said().getAllByText('Is breakfast included?')).toHaveLength(1);
  expect(dialog().queryByText(lost)).toBeNull();
});

test('keeps what was typed meanwhile behind a message that was not received', async () => {
  const failing = onCue(unreachable(endpoints.say));
  const { guest } = await startChat([failing]);
  await guest.type(message(), 'Is breakfast included?{Enter}');
  await guest.type(message(), 'And parking?');
  failing.arrive();
  expect(await dialog().findByText(lost)).toBeTruthy();
  expect(message().value).toBe('Is breakfast included?\nAnd parking?');
});

test('keeps what came of an answer that breaks off, and says so', async () => {
  const { guest } = await startChat([says({ delta: 'We have two rooms and' })]);
  await guest.type(message(), 'What is free?{Enter}');
  expect(await dialog().findByText('The answer broke off. Ask again for what is missing.')).toBeTruthy();
  expect(log().textContent).toMatch(/We have two rooms and \(interrupted\)$/);
  expect(message().value).toBe('');
});

test('says in the server’s words that the assistant cannot answer, and keeps the message', async () => {
  const error = 'Our assistant cannot answer right now. Please try again in a minute, or call us.';
  const { guest } = await startChat([inTurn(says({ error }), says({ delta: 'Two rooms.' }, { done: true }))]);
  await guest.type(message(), 'What is free?{Enter}');
  expect(await dialog().findByText(error)).toBeTruthy();
  expect(message().value).toBe('What is free?');
  await guest.click(button('Try again'));
  expect(await said().findByText('Two rooms.')).toBeTruthy();
  expect(said().getAllByText('What is free?')).toHaveLength(1);
  expect(isBusy()).toBe(false);
});

test('shows an answer as it comes, stops it, and lets one write on', async () => {
  const answer = streaming(endpoints.say);
  const { guest, calls } = await startChat([inTurn(answer, says({ delta: 'Of course.' }, { done: true }))]);
  await guest.type(message(), 'Tell me everything{Enter}');
  expect(await said().findByText('Booking Agent is writing...')).toBeTruthy();
  expect(isBusy()).toBe(true);
  expect(isLocked('Send')).toBe(true);
  await act(async () => answer.send(events({ delta: 'First of' })));
  expect(await said().findByText('First of')).toBeTruthy();
  await act(async () => answer.send(events({ delta: ' all' })));
  expect(await said().findByText('First of all')).toBeTruthy();
  const asked = calls.length;
  await guest.type(message(), 'Briefly, please{Enter}');
  expect(calls).toHaveLength(asked);
  await guest.click(button('Stop'));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(log().textContent).toMatch(/First of all \(interrupted\)$/);
  expect(dialog().queryByText(/connection was lost|broke off/)).toBeNull();
  await guest.click(button('Send'));
  expect(await said().findByText('Of course.')).toBeTruthy();
});

test('leaves a message where it was sent when its answer is stopped before the first word', async () => {
  const { guest } = await startChat([streaming(endpoints.say)]);
  await guest.type(message(), 'Tell me everything{Enter}');
  await said().findByText('Booking Agent is writing...');
  await guest.click(button('Stop'));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(said().getByText('Tell me everything')).toBeTruthy();
  expect(message().value).toBe('');
});

test('gives up an answer that is on its way when the chat is closed', async () => {
  const { guest } = await startChat([streaming(endpoints.say)]);
  const asking = jest.spyOn(globalThis, 'fetch');
  await guest.type(message(), 'Tell me everything{Enter}');
  await said().findByText('Booking Agent is writing...');
  await waitFor(() => expect(asking).toHaveBeenCalled());
  const { signal } = asking.mock.lastCall![1]!;
  asking.mockRestore();
  await guest.click(button('Close chat'));
  expect(signal?.aborted).toBe(true);
});

test('starts a conversation that is over from the beginning', async () => {
  const over = 'This conversation is over. Please start a new one.';
  const { guest } = await startChat([refusing(endpoints.say, 404, over)]);
  await guest.type(message(), 'Are you there?{Enter}');
  expect(await dialog().findByText(over)).toBeTruthy();
  await guest.click(button('Start over'));
  expect(document.activeElement).toBe(field('First name'));
  expect(field('First name').value).toBe('');
});

test('links our own guest pages only, in a tab of their own', async () => {
  const ours = `${location.origin}/room-select/abc`;
  const { guest } = await startChat([
    says({ delta: `Choose at ${ours}, not at https://evil.example/room-select/abc` }, { done: true }),
  ]);
  await guest.type(message(), 'Where?{Enter}');
  const links = await said().findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    [ours, ours, '_blank'],
  ]);
});
