/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { answering, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { field, fill, isWaiting, openEditor, panel, sentTo, showTab } from '../../assistant-edit.fixture.ts';

const { chat } = publishingEndpoints;
const testChat = () => panel('Test Chat');
const words = () => testChat().getByLabelText<HTMLInputElement>('Message');
const log = () => within(testChat().getByRole('log', { name: 'Conversation' }));
const replies = answering(chat, ({ body }) => ({
  chatId: 'chat-1',
  reply: `You said: ${body.says}`,
  toolCalls: [{ name: 'get_property_facts', arguments: { topic: 'breakfast' }, result: 'From 7 to 10.' }],
}));

test('talks with the draft as it stands, unsaved, without what cannot be saved', async () => {
  const slow = onCue(replies);
  const editor = await openEditor({ answers: [inTurn(slow, refusing(chat, 503, 'Vapi is away.'))] });
  const { person } = editor;
  await fill(person, field('Agent display name'), 'Nell');
  await fill(person, field('Personality'), 'x'.repeat(5001));
  await showTab(editor, 'Publish');
  await screen.findByText('Version History');
  await person.type(words(), 'Is breakfast included?{Enter}');
  expect(isWaiting(testChat().getByRole('button', { name: 'Waiting…' }))).toBe(true);
  expect(words().value).toBe('Is breakfast included?');
  slow.arrive();
  expect(await log().findByText('You said: Is breakfast included?')).toBeTruthy();
  expect(log().getByText('Is breakfast included?')).toBeTruthy();
  expect(log().getByText('get_property_facts').closest('details')?.textContent).toMatch(/"breakfast".*From 7 to 10\./s);
  expect(words().value).toBe('');

  await person.type(words(), 'And parking?');
  await person.click(testChat().getByRole('button', { name: 'Send' }));
  expect((await testChat().findByRole('alert')).textContent).toMatch(/^No answer came\. .*Vapi is away\./);
  expect(words().value).toBe('And parking?');
  expect(sentTo(editor, chat)).toEqual([
    { says: 'Is breakfast included?', draft: { agentName: 'Nell' }, isRehearsal: true },
    { says: 'And parking?', draft: { agentName: 'Nell' }, chatId: 'chat-1', isRehearsal: true },
  ]);

  await person.click(testChat().getByRole('button', { name: 'Start Over' }));
  expect(log().queryByText('Is breakfast included?')).toBeNull();
  expect(testChat().queryByRole('alert')).toBeNull();
});

test('sends nothing while there are no words, and begins a new conversation after starting over', async () => {
  const editor = await openEditor({ tab: 'publish', answers: [replies] });
  await editor.person.type(words(), ' {Enter}');
  expect(sentTo(editor, chat)).toEqual([]);
  for (const says of ['Hello', 'Good evening']) {
    await fill(editor.person, words(), says);
    await editor.person.click(testChat().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(log().getByText(`You said: ${says}`)).toBeTruthy());
    await editor.person.click(testChat().getByRole('button', { name: 'Start Over' }));
  }
  expect(sentTo(editor, chat)).toEqual([
    { says: 'Hello', draft: {}, isRehearsal: true },
    { says: 'Good evening', draft: {}, isRehearsal: true },
  ]);
});

test('uses tools for real only where somebody switches that on, in a conversation of its own', async () => {
  const editor = await openEditor({ tab: 'publish', answers: [replies] });
  const say = async (says: string): Promise<void> => {
    await editor.person.type(words(), `${says}{Enter}`);
    await log().findByText(`You said: ${says}`);
  };
  const real = testChat().getByRole<HTMLInputElement>('switch', { name: 'Use tools for real' });
  expect(real.checked).toBe(false);
  expect(testChat().getByText(/never text, hold, book or charge\.$/)).toBeTruthy();
  await say('A room for tonight');
  await editor.person.click(real);
  expect(log().queryByText('A room for tonight')).toBeNull();
  expect(testChat().getByText('Chat with this draft. Careful: bookings made here are real.')).toBeTruthy();
  await say('And for tomorrow');
  expect(sentTo(editor, chat)).toEqual([
    { says: 'A room for tonight', draft: {}, isRehearsal: true },
    { says: 'And for tomorrow', draft: {}, isRehearsal: false },
  ]);
});
