/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import {
  assistantOf,
  box,
  button,
  dialog,
  field,
  fill,
  isWaiting,
  createAssistantApi,
  openEditor,
  sentTo,
  showTab,
} from './assistant-edit.fixture.ts';

const saved = { title: 'Success', body: 'Assistant configuration saved successfully' };
const collision = 'Someone else saved changes';
const refused = refusing(assistantEndpoints.save, 409, `${collision}.`);

test('keeps what was typed when saving fails, and says so', async () => {
  const { answers } = createAssistantApi();
  const editor = await openEditor({
    answers: [inTurn(refusing(assistantEndpoints.save, 500, ''), answers[1]), ...answers],
  });
  await fill(editor.person, field('Name'), 'Day line');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await editor.person.click(button('Save Changes'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your changes are still here, but not saved\./);
  expect(editor.toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to save assistant' }]);
  expect(field('Name').value).toBe('Day line');
  expect(sentTo(editor, assistantEndpoints.save)).toMatchObject([
    { name: 'Day line', assistantType: 'guest', personality: null, revision: 1 },
  ]);
  await editor.person.click(button('Save Changes'));
  await waitFor(() => expect(editor.toasts.at(-1)).toEqual(saved));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('clears a message that was emptied, and leaves one to Vapi that was never written', async () => {
  const kept = createAssistantApi({ firstMessage: 'Hello.' });
  const editor = await openEditor({ tab: 'configuration', answers: kept.answers });
  await fill(editor.person, field('Voicemail message'), 'Call again.');
  await fill(editor.person, field('Voicemail message'), '');
  expect(isWaiting(button('Save Changes'))).toBe(true);
  await fill(editor.person, field('First message'), '');
  await editor.person.click(button('Save Changes'));
  await waitFor(() => expect(editor.toasts).toEqual([saved]));
  expect(kept.now).toMatchObject({ firstMessage: '', voicemailMessage: null });
});

test('sends nothing where what was typed is the same once its blanks are gone', async () => {
  const kept = createAssistantApi();
  const editor = await openEditor({ answers: kept.answers });
  await fill(editor.person, field('Name'), 'Night line ');
  await editor.person.click(button('Save Changes'));
  await waitFor(() => expect(editor.toasts).toEqual([saved]));
  expect(sentTo(editor, assistantEndpoints.save)).toEqual([]);
  expect([field('Name').value, kept.now.revision]).toEqual(['Night line', 1]);
});

test('keeps what is typed while a save is on its way, even what stood there before', async () => {
  const kept = createAssistantApi({ description: 'Old' });
  const [read, save] = kept.answers;
  const slow = onCue(save);
  const editor = await openEditor({ answers: [read, slow] });
  await fill(editor.person, field('Description'), 'New');
  await editor.person.click(button('Save Changes'));
  expect(isWaiting(await screen.findByRole('button', { name: 'Saving…' }))).toBe(true);
  await fill(editor.person, field('Description'), 'Old');
  await fill(editor.person, field('Personality'), 'Warm ');
  slow.arrive();
  await waitFor(() => expect(editor.toasts).toEqual([saved]));
  expect([field('Description').value, field('Personality').value]).toEqual(['Old', 'Warm ']);
  await editor.person.click(button('Save Changes'));
  await waitFor(() => expect(isWaiting(button('Save Changes'))).toBe(true));
  expect(kept.now).toMatchObject({ description: 'Old', personality: 'Warm ', revision: 3 });
});

test('lets nobody leave unsaved changes unasked, while another tab is no leaving', async () => {
  const editor = await openEditor();
  await fill(editor.person, field('Personality'), 'Warm');
  await showTab(editor, 'Tools');
  const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
  expect(question()).toBeNull();
  await editor.person.click(button('Back'));
  expect(question()).toBeTruthy();
  await editor.person.click(within(question()!).getByRole('button', { name: 'Stay' }));
  expect(question()).toBeNull();
  await showTab(editor, 'Overview');
  expect(field('Personality').value).toBe('Warm');
  await editor.person.click(button('Back'));
  await editor.person.click(within(question()!).getByRole('button', { name: 'Leave' }));
  expect(editor.address()).toBe('/assistant');
});

test('asks field by field whose change stays where two people saved, and takes over the rest', async () => {
  const mine = assistantOf({ description: 'Old' });
  const theirs = { ...mine, revision: 2, name: 'Their line', description: 'Theirs', voiceId: 'Nico' };
  const kept = createAssistantApi(theirs);
  const [read, save] = kept.answers;
  const editor = await openEditor({
    answers: [inTurn(answering(assistantEndpoints.read, mine), read), inTurn(refused, save)],
  });
  await fill(editor.person, field('Name'), 'My line');
  await fill(editor.person, field('Description'), 'Mine');
  await fill(editor.person, field('Personality'), 'Warm');
  await editor.person.click(button('Save Changes'));
  expect(await screen.findByRole('dialog', { name: collision })).toBeTruthy();
  const groups = dialog(collision).getAllByRole('group');
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Name.*Their line.*My line/),
    expect.stringMatching(/^Description.*Theirs.*Mine/),
  ]);
  expect(dialog(collision).getByText('Changed by the other and taken over: Voice ID.')).toBeTruthy();
  await expectAccessible(box(collision));
  await editor.person.click(within(groups[0]!).getByLabelText('Keep theirs'));
  expect(isWaiting(dialog(collision).getByRole('button', { name: 'Choose for every field' }))).toBe(true);
  await editor.person.click(within(groups[1]!).getByLabelText('Keep yours'));
  await editor.person.click(dialog(collision).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editor.toasts.at(-1)).toEqual(saved));
  expect(sentTo(editor, assistantEndpoints.save).at(-1)).toMatchObject({ revision: 2 });
  expect(kept.now).toMatchObject({ name: 'Their line', description: 'Mine', personality: 'Warm', voiceId: 'Nico' });
  expect(field('Name').value).toBe('Their line');
});

test('keeps what was typed when the question is closed, and asks again at the next save', async () => {
  const { person, toasts } = await openEditor({
    answers: [
      inTurn(
        answering(assistantEndpoints.read, assistantOf()),
        answering(assistantEndpoints.read, assistantOf({ name: 'Their line', revision: 2 })),
      ),
      refused,
    ],
  });
  await fill(person, field('Name'), 'My line');
  for (const times of [1, 2]) {
    await person.click(button('Save Changes'));
    await screen.findByRole('dialog', { name: collision });
    await person.click(dialog(collision).getByRole('button', { name: 'Cancel' }));
    expect(field('Name').value).toBe('My line');
    expect(toasts).toHaveLength(times);
  }
  expect(toasts[0]).toEqual({ intent: 'error', title: 'Error', body: `409: ${collision}.` });
});

test('keeps both where two people changed different fields', async () => {
  const mine = assistantOf();
  const kept = createAssistantApi({ ...mine, revision: 2, description: 'Theirs' });
  const [read, save] = kept.answers;
  const editor = await openEditor({
    answers: [inTurn(answering(assistantEndpoints.read, mine), read), inTurn(refused, save)],
  });
  await fill(editor.person, field('Personality'), 'Warm');
  await editor.person.click(button('Save Changes'));
  await screen.findByRole('dialog', { name: collision });
  await editor.person.click(dialog(collision).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(editor.toasts.at(-1)).toEqual(saved));
  expect(kept.now).toMatchObject({ personality: 'Warm', description: 'Theirs' });
});
